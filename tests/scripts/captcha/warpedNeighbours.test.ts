import { describe, expect, it } from 'vitest';
import { warpedNeighbours } from '../../../scripts/captcha/warpedNeighbours.ts';
import { bestOf, LABELLED, spoken } from '../support/clips.ts';

const classify = warpedNeighbours(LABELLED);

describe('warpedNeighbours', () => {
  it('has no cost for a clip that it was trained with', () => {
    const scores = classify(spoken('A'));
    expect(scores.get('A')).toBeCloseTo(0, 1);
    expect(scores.get('B')).toBeLessThan(-0.2);
  });

  it.each(['A', 'B', 'C'])('recognises %s up to twice as slow or fast', (character) => {
    expect(bestOf(classify(spoken(character, 0.36)))).toBe(character);
    expect(bestOf(classify(spoken(character, 0.12)))).toBe(character);
  });

  it('scores a character by the mean of its three best clips', () => {
    const cost = (clips: readonly string[]) => {
      const labelled = clips.map((each) => ({ character: 'X', spectrum: spoken(each) }));
      return warpedNeighbours(labelled)(spoken('A')).get('X') ?? 0;
    };
    const [good, bad] = [cost(['A']), cost(['B'])];
    expect(cost(['B', 'A'])).toBeCloseTo((good + bad) / 2);
    expect(cost(['B', 'A', 'A', 'A'])).toBeCloseTo(good);
  });
});
