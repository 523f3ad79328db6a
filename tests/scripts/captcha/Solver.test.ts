import { describe, expect, it } from 'vitest';
import { likeliestAnswers } from '../../../scripts/captcha/Solver.ts';

const scores = (values: Readonly<Record<string, number>>) => new Map(Object.entries(values));

describe('likeliestAnswers', () => {
  it('returns the best answers by the sum of their scores, best first', () => {
    const clips = [scores({ A: -1, B: -2 }), scores({ C: -1, D: -4 })];
    expect(likeliestAnswers(clips, 10)).toEqual(['AC', 'BC', 'AD', 'BD']);
    expect(likeliestAnswers(clips, 3)).toEqual(['AC', 'BC', 'AD']);
  });

  it('finds the best answer though it keeps only one', () => {
    const clips = ['x', 'y', 'z'].map((each) => scores({ [each]: 2, q: 1 }));
    expect(likeliestAnswers(clips, 1)).toEqual(['xyz']);
  });

  it('returns an empty answer without clips, and none when a clip has no scores', () => {
    expect(likeliestAnswers([], 3)).toEqual(['']);
    expect(likeliestAnswers([scores({ A: 1 }), scores({})], 3)).toEqual([]);
  });
});
