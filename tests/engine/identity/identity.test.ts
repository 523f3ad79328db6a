import { describe, expect, it } from 'vitest';
import { IDENTITY_FAILURES, identityFailureOf, numberWithoutCheckDigit } from '#engine';

describe('identityFailureOf()', () => {
  it.each(IDENTITY_FAILURES)('knows %s', (code) => expect(identityFailureOf(code)).toBe(code));

  it.each(['D00000', 'D99999', '', 'toString'])('takes "%s" for the unknown error', (code) => {
    expect(identityFailureOf(code)).toBe('D20000');
  });
});

describe('numberWithoutCheckDigit()', () => {
  it.each([
    ['A123456(3)', 'A123456'],
    ['a1234563', 'A123456'],
    ['AB987654（3）', 'AB987654'],
    ['a 123456 - 3', 'A123456'],
  ])('spells %s as %s', (typed, spelt) => expect(numberWithoutCheckDigit(typed)).toBe(spelt));
});
