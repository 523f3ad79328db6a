import { describe, expect, it } from 'vitest';
import { isTarget, readAct } from '../../../../server/services/operator/readAct.ts';

const GIVEN = { target: 'LR164-261120-123456', by: 'chan', note: 'Paid out by cheque' };
const NAME_FAULT = '--by: a name of 1 to 60 characters without control characters';
const NOTE_FAULT = '--note: 1 to 500 characters without control characters';

describe('readAct', () => {
  it('returns the act, with trimmed texts', () => {
    const given = { ...GIVEN, by: ' chan ', note: ' 已退款 ' };
    expect(readAct(given, true)).toEqual({
      act: { target: GIVEN.target, by: 'chan', note: '已退款' },
    });
  });

  it('leaves out a note that is neither given nor needed', () => {
    const { target, by } = GIVEN;
    expect(readAct({ target, by }, false)).toEqual({ act: { target, by } });
  });

  it.each([
    ['no target', { target: undefined }, 'Name an attempt, a submission or a reference number'],
    ['no name', { by: undefined }, NAME_FAULT],
    ['a name of spaces', { by: '  ' }, NAME_FAULT],
    ['a name of 61 characters', { by: 'x'.repeat(61) }, NAME_FAULT],
    ['a number as name', { by: 7 }, NAME_FAULT],
    ['a name with an escape sequence', { by: 'chan\u001b[2J' }, NAME_FAULT],
    ['a name with reversed text', { by: 'chan\u202e' }, NAME_FAULT],
    ['no note', { note: undefined }, NOTE_FAULT],
    ['a note of two lines', { note: 'one\ntwo' }, NOTE_FAULT],
    ['a note with a line separator', { note: 'one\u2028two' }, NOTE_FAULT],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, NOTE_FAULT],
  ])('refuses %s', (_, more, fault) => {
    expect(readAct({ ...GIVEN, ...more }, true)).toEqual({ fault });
  });

  it('refuses an empty note, also when none is needed', () => {
    expect(readAct({ ...GIVEN, note: ' ' }, false)).toEqual({ fault: NOTE_FAULT });
  });

  it('counts characters, not code units', () => {
    const by = '𠮷'.repeat(60);
    expect(readAct({ ...GIVEN, by }, true)).toHaveProperty('act.by', by);
  });
});

describe('isTarget', () => {
  it.each([
    ['01JC7Z0000000000000000000A', true],
    ['LR164-261120-123456', true],
    ['01JC7Z0000000000000000000A:otherFee', true],
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    ['', false],
    ['a b', false],
    ['../etc', false],
    ['a:', false],
    ['a:b:c', false],
    [undefined, false],
  ])('returns for %j: %s', (text, expected) => {
    expect(isTarget(text)).toBe(expected);
  });
});
