import { describe, expect, it } from 'vitest';
import { englishMonth } from '../../../engine/values/englishMonth.ts';

describe('englishMonth', () => {
  it.each([
    ['Jan', 1],
    ['DEC', 12],
    ['december', 12],
    ['Jul', 7],
    ['Sept', 9],
    ['Ju', undefined],
    ['Decem.', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, month) => {
    expect(englishMonth(text)).toBe(month);
  });
});
