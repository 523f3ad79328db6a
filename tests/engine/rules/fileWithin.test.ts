import { describe, expect, it } from 'vitest';
import { isFileWithin } from '../../../engine/rules/library.ts';

describe('isFileWithin', () => {
  const file = { name: 'Certificate.PDF', size: 5_242_880 };

  it('B-21: accepts a file up to the limit in bytes', () => {
    expect([isFileWithin(file, 5_242_880), isFileWithin(file, 5_242_879)]).toEqual([true, false]);
    expect(isFileWithin({ name: 'a', size: 31_457_281 }, 31_457_280)).toBe(false);
    expect(isFileWithin({ name: 'a', size: -1 }, 10)).toBe(false);
    expect(isFileWithin(null, 10)).toBe(false);
  });
});
