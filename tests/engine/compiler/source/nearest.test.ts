import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from '../../../../engine/compiler/source/nearest.ts';

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

describe('nearest', () => {
  it.each([
    ['concta', 'concat'],
    ['idd', 'id'],
    ['c', undefined],
    ['nothing', undefined],
  ])('for %s returns %j', (word, candidate) => {
    expect(nearest(word, ['const', 'concat', 'id', 'a', 'b'])).toBe(candidate);
  });

  it('respects the greatest distance', () => {
    expect(nearest('applicant.label', ['applicantName.label'])).toBe('applicantName.label');
    expect(nearest('applicant.label', ['applicantName.label'], 2)).toBeUndefined();
  });
});
