import { describe, expect, it } from 'vitest';
import { EntryTally } from '../../../../server/adapters/address/EntryTally.ts';
import type { Asked } from '../../../../server/adapters/address/scores.ts';
import type { SearchUnit } from '../../../../server/adapters/address/searchUnits.ts';

/** Returns a unit of a search; each match has a quality and its entries. */
const unit = (
  weight: number,
  ...found: readonly (readonly [quality: number, entries: readonly number[]])[]
): SearchUnit => ({
  weight,
  found: found.map(([quality, entries]) => ({ quality, postings: Int32Array.from(entries) })),
  size: found.reduce((sum, [, { length }]) => sum + length, 0),
});
function asked(units: readonly SearchUnit[], least = 0, han: readonly string[] = []): Asked {
  const weight = units.reduce((sum, each) => sum + each.weight, 0);
  const folded = { words: [], numbers: [], han };
  return { units, folded, key: '', weight, least, maxRecords: 10 };
}
function tallyOf(words: readonly number[]): EntryTally {
  const han = words.map((count) => count + 100);
  return new EntryTally({ words: Uint16Array.from(words), han: Uint16Array.from(han) });
}
const range = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

describe('EntryTally', () => {
  it('returns for each entry the share, the completeness and the length', () => {
    const units = [unit(1, [1, [0, 1]]), unit(3, [1, [1, 2]])];
    expect(tallyOf([5, 6, 7, 8]).candidates(asked(units))).toEqual([
      { index: 0, part: 0.25, isWhole: false, length: 5 },
      { index: 1, part: 1, isWhole: true, length: 6 },
      { index: 2, part: 0.75, isWhole: false, length: 7 },
    ]);
  });

  it('counts characters instead of words for a search in Chinese', () => {
    const [found] = tallyOf([5]).candidates(asked([unit(1, [1, [0]])], 0, ['太古']));
    expect(found?.length).toBe(105);
  });

  it('counts the first match of a unit only, with its quality', () => {
    const [first, second] = tallyOf([1, 1]).candidates(asked([unit(2, [1, [0]], [0.5, [0, 1]])]));
    expect([first?.part, second?.part]).toEqual([1, 0.5]);
  });

  it.each([
    [1, true],
    [0.9, true],
    [0.75, false],
  ])('a match of the quality %d makes an entry whole: %s', (quality, isWhole) => {
    const [found] = tallyOf([1]).candidates(asked([unit(1, [quality, [0]])]));
    expect(found?.isWhole).toBe(isWhole);
  });

  it('gives the same result for a repeated search', () => {
    const tally = tallyOf([1, 2, 3]);
    const search = asked([unit(1, [1, [0, 1]]), unit(1, [1, [1]])]);
    const first = tally.candidates(search);
    expect(tally.candidates(asked([unit(1, [1, [2]])]))).toHaveLength(1);
    expect(tally.candidates(search)).toEqual(first);
  });

  it('returns nothing when no entry contains a unit', () => {
    expect(tallyOf([1]).candidates(asked([unit(1, [1, []])]))).toEqual([]);
    expect(tallyOf([]).candidates(asked([]))).toEqual([]);
  });

  it.each([
    ['long', range(100)],
    ['short', [5, 7]],
  ])('adds no entries by a %s list that cannot reach the minimum alone', (_, entries) => {
    const units = [unit(1, [1, [0, 5]]), unit(1, [1, entries])];
    const indexes = (least: number) =>
      tallyOf(range(100))
        .candidates(asked(units, least))
        .map(({ index, part }) => [index, part]);
    const own = entries.includes(0) ? 1 : 0.5;
    expect(indexes(50)).toEqual([
      [0, own],
      [5, 1],
    ]);
    expect(indexes(39.5)).toHaveLength(entries.length === 100 ? 100 : 3);
  });

  it('returns at most 256 entries: those with the highest share, then the shortest', () => {
    const lengths = range(600).map((index) => (index < 300 ? 50 : 1));
    const everywhere = unit(1, [1, range(600)]);
    const indexes = tallyOf(lengths)
      .candidates(asked([unit(3, [1, [7]]), everywhere]))
      .map(({ index }) => index);
    expect(indexes).toHaveLength(256);
    expect(new Set(indexes).size).toBe(256);
    expect(indexes[0]).toBe(7);
    expect(indexes.slice(1).every((index) => index >= 300)).toBe(true);
  });
});
