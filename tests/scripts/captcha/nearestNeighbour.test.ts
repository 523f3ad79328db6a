import { describe, expect, it } from 'vitest';
import { nearestNeighbour } from '../../../scripts/captcha/nearestNeighbour.ts';
import { bestOf, LABELLED, spoken } from '../support/clips.ts';

const classify = nearestNeighbour(LABELLED);

describe('nearestNeighbour', () => {
  it('scores a clip that it was trained with as 1', () => {
    for (const { character, spectrum } of LABELLED) {
      const scores = classify(spectrum);
      expect(bestOf(scores)).toBe(character);
      expect(scores.get(character)).toBeCloseTo(1);
      for (const score of scores.values()) expect(score).toBeLessThanOrEqual(1.0001);
    }
  });

  it.each(['A', 'B', 'C'])('recognises %s at another pace, after another silence', (character) => {
    expect(bestOf(classify(spoken(character, 0.35)))).toBe(character);
    expect(bestOf(classify(spoken(character, 0.12)))).toBe(character);
  });

  it('uses the nearest of several clips of one character', () => {
    const other = { character: 'A', spectrum: spoken('B') };
    const scores = nearestNeighbour([...LABELLED, other])(spoken('A'));
    expect([...scores.keys()]).toEqual(['A', 'B', 'C']);
    expect(scores.get('A')).toBeCloseTo(1);
  });
});
