import { describe, expect, it } from 'vitest';
import { isFresh } from '../../../../server/adapters/revocation/isFresh.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('isFresh', () => {
  const life = { thisUpdate: at('02:00:00'), nextUpdate: at('03:00:00') };

  it.each([
    ['in its period', at('02:30:00'), true],
    ['at its end', at('03:00:00'), true],
    ['after its end', new Date(at('03:00:00').getTime() + 1), false],
    ['five minutes before its start', at('01:55:00'), true],
    ['earlier than five minutes before its start', at('01:54:59'), false],
  ])('B-62: evaluates a list %s', (_, now, expected) => {
    expect(isFresh(life, now)).toBe(expected);
  });

  it('refuses a list without an end', () => {
    expect(isFresh({ ...life, nextUpdate: undefined }, at('02:30:00'))).toBe(false);
  });
});
