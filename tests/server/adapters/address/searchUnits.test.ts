import { describe, expect, it } from 'vitest';
import { hanTermsAt } from '../../../../server/adapters/address/searchUnits.ts';

describe('hanTermsAt', () => {
  it.each([
    [0, ['太古']],
    [1, ['太古', '古城']],
    [2, ['古城', '城道']],
    [3, ['城道']],
  ])('returns the pairs of character %i of 太古城道', (index, terms) => {
    expect(hanTermsAt(['太', '古', '城', '道'], index)).toEqual(terms);
  });

  it('returns a single character alone', () => {
    expect(hanTermsAt(['道'], 0)).toEqual(['道']);
  });
});
