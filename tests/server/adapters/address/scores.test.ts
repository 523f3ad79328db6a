import { describe, expect, it } from 'vitest';
import { foldAddress } from '../../../../server/adapters/address/foldAddress.ts';
import { listTerms } from '../../../../server/adapters/address/listTerms.ts';
import {
  askedFor,
  type Candidate,
  ranked,
  rounded,
} from '../../../../server/adapters/address/scores.ts';
import { Vocabulary } from '../../../../server/adapters/address/Vocabulary.ts';

const { words, numbers, han } = listTerms([{ english: { buildingName: 'AMOY PLAZA' } }]);
const TERMS = {
  words: new Vocabulary(words),
  numbers: new Vocabulary(numbers),
  han: new Vocabulary(han),
};
const asked = (text: string, changes: Partial<Parameters<typeof askedFor>[2]> = {}) =>
  askedFor(foldAddress(text), TERMS, {
    text,
    maxRecords: 10,
    tolerance: 50,
    isBasicSearchingMode: false,
    ...changes,
  });

describe('askedFor', () => {
  it('sums the weights, and derives the minimum score from the tolerance', () => {
    const { units, weight, key, least, maxRecords } = asked('77 amoy plaza', { tolerance: 30 });
    expect(units).toHaveLength(3);
    // A number weighs 0.5, a name 1 and a common word 0.3.
    expect(weight).toBeCloseTo(1.8);
    expect({ key, least, maxRecords }).toEqual({ key: '77 AMOY PLAZA', least: 70, maxRecords: 10 });
  });

  it('finds mistyped words except in the basic mode', () => {
    const sizes = [false, true].map(
      (isBasicSearchingMode) => asked('amoi', { isBasicSearchingMode }).units[0]?.size,
    );
    expect(sizes).toEqual([1, 0]);
  });
});

describe('ranked', () => {
  /** Returns the score of one entry for the search AMOY PLAZA. */
  const scoreOf = (keys: string | undefined, changes: Partial<Candidate> = {}) => {
    const candidate = { index: 0, part: 1, isWhole: true, length: 4, ...changes };
    const [best] = ranked([candidate], () => keys, asked('amoy plaza', { tolerance: 100 }));
    return best?.score;
  };

  it.each([
    ['a name', '\nOTHER\nAMOY PLAZA\n', {}, 100],
    ['the beginning of a name', '\nOTHER\nAMOY PLAZA EAST WING\n', {}, 94.5],
    ['every word, in other names', '\nPLAZA AMOY\n', {}, 84.5],
    ['every word of an entry of two words', '\nPLAZA AMOY\n', { length: 2 }, 89],
    ['every word of an entry of one word', '\nPLAZA AMOY\n', { length: 1 }, 89],
    ['every word of an entry of no words', undefined, { length: 0 }, 89],
    ['a part', '\nAMOY PLAZA\n', { isWhole: false, part: 0.5 }, 39.5],
    ['nearly everything', '\nAMOY PLAZA\n', { isWhole: false, part: 0.98765 }, 78.02],
  ])('scores %s', (_, keys, changes, score) => {
    expect(scoreOf(keys, changes)).toBe(score);
  });

  it('scores a single word of an entry of one word', () => {
    const candidate = { index: 0, part: 1, isWhole: true, length: 1 };
    expect(ranked([candidate], () => '\nOTHER\n', asked('amoy'))).toEqual([
      { index: 0, score: 89 },
    ]);
  });

  const entry = (index: number, part: number, length = 1): Candidate => ({
    index,
    part,
    isWhole: false,
    length,
  });
  const order = (candidates: readonly Candidate[], changes = {}) =>
    ranked(candidates, () => '', asked('amoy plaza', changes)).map(({ index }) => index);

  it('sorts by score, then by length, then by index', () => {
    const candidates = [entry(3, 0.8), entry(2, 0.8), entry(1, 0.8, 2), entry(9, 0.9, 5)];
    expect(order(candidates)).toEqual([9, 2, 3, 1]);
  });

  it('omits entries below the minimum score, and those above maxRecords', () => {
    const candidates = [entry(0, 1), entry(1, 50 / 79), entry(2, 49.9 / 79)];
    expect(order(candidates)).toEqual([0, 1]);
    expect(order(candidates, { maxRecords: 1 })).toEqual([0]);
    expect(order(candidates, { tolerance: 0 })).toEqual([]);
  });
});

describe('rounded', () => {
  it('rounds to two decimal places', () => {
    expect([rounded(1.005001), rounded(78.999), rounded(50)]).toEqual([1.01, 79, 50]);
  });
});
