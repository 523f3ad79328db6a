import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trainedFilters } from '../../../scripts/captcha/trainedFilters.ts';
import { bestOf, LABELLED } from '../support/clips.ts';

beforeEach(() => {
  // Park and Miller's generator, so that the training is the same each time.
  let seed = 7;
  vi.spyOn(Math, 'random').mockImplementation(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('trainedFilters', () => {
  it('learns its clips; the scores are logarithms of shares that add up to 1', () => {
    const classify = trainedFilters(LABELLED);
    for (const { character, spectrum } of LABELLED) {
      const scores = classify(spectrum);
      expect(bestOf(scores)).toBe(character);
      const shares = [...scores.values()].map(Math.exp);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(Math.max(...shares)).toBeGreaterThan(0.8);
    }
  });
});
