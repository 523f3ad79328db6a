import { describe, expect, it } from 'vitest';
import type { FoundAddress } from '#engine';
import { listTerms } from '../../../../server/adapters/address/listTerms.ts';

const ENTRIES: readonly FoundAddress[] = [
  { english: { buildingName: 'AMOY PLAZA', street: { streetName: 'ROAD', buildingNoFrom: '77' } } },
  { chinese: { buildingName: '太古城' } },
  { english: { buildingName: 'AMOY' }, chinese: { buildingName: '太古' } },
  {},
];
const listed = (terms: ReadonlyMap<string, Int32Array>) =>
  Object.fromEntries([...terms].map(([term, postings]) => [term, [...postings]]));

describe('listTerms', () => {
  const terms = listTerms(ENTRIES);

  it('lists the entries of each word, number and Chinese term', () => {
    expect(listed(terms.words)).toEqual({ AMOY: [0, 2], PLAZA: [0], ROAD: [0] });
    expect(listed(terms.numbers)).toEqual({ 77: [0] });
    expect(listed(terms.han)).toEqual({ 太: [1, 2], 太古: [1, 2], 古: [1, 2], 古城: [1], 城: [1] });
  });

  it('returns the lengths and names of each entry', () => {
    expect([...terms.lengths.words]).toEqual([4, 0, 1, 0]);
    expect([...terms.lengths.han]).toEqual([1, 3, 2, 0]);
    expect(terms.keys).toEqual(['\nAMOY PLAZA\n77 ROAD\n', '\n太古城\n', '\nAMOY\n太古\n', '\n\n']);
  });

  it('returns empty lists for no entries', () => {
    const none = listTerms([]);
    expect([none.words.size, none.numbers.size, none.han.size, none.keys.length]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
