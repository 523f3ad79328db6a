import { describe, expect, it } from 'vitest';
import { numberWithoutCheckDigit } from '#engine';

describe('numberWithoutCheckDigit', () => {
  it.each([
    ['A123456(3)', 'A123456'],
    ['a1234563', 'A123456'],
    ['AB987654（3）', 'AB987654'],
    ['a 123456 - 3', 'A123456'],
  ])('normalises %s to %s', (typed, spelt) => expect(numberWithoutCheckDigit(typed)).toBe(spelt));
});
