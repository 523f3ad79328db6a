import { describe, expect, it } from 'vitest';
import { didYouMean } from '../../../../engine/compiler/source/nearest.ts';

describe('didYouMean', () => {
  const KEYWORDS = ['maxChars', 'minChars', 'hkid'];

  it.each([
    ['maxchar', 'Did you mean "maxChars"?'],
    ['MINCHARS', 'Did you mean "minChars"?'],
    ['hkdi', 'Did you mean "hkid"?'],
    ['postcode', 'See the guide.'],
  ])('for %s proposes %j', (word, remedy) => {
    expect(didYouMean(word, KEYWORDS, 'See the guide.')).toBe(remedy);
  });

  it('returns the alternative when there are no candidates', () => {
    expect(didYouMean('hkid', [], 'See the guide.')).toBe('See the guide.');
  });
});
