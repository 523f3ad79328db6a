import { describe, expect, it } from 'vitest';
import { lettersOf, Vocabulary } from '../../../../server/adapters/address/Vocabulary.ts';

const TERMS = ['NATHAN', 'ROAD', 'ROADS', 'RO', 'QUEENSWAY', 'ZOO'];
const vocabulary = new Vocabulary(
  new Map(TERMS.map((term, index) => [term, Int32Array.of(index, index + 10)])),
);

describe('Vocabulary', () => {
  it('returns the entries of a term', () => {
    expect([...vocabulary.of('ROAD')]).toEqual([1, 11]);
    expect([...vocabulary.of('ROA')]).toEqual([]);
  });

  it.each([
    ['RO', true, ['ROAD', 'ROADS']],
    ['ROA', true, ['ROAD', 'ROADS']],
    ['ROADS', true, []],
    ['ROADSIDE', false, []],
    ['A', false, []],
    ['ZZ', false, []],
    ['NATHAN', true, []],
    ['NATHA', true, ['NATHAN']],
  ])('finds the terms that begin with %s', (start, isThere, longer) => {
    expect(vocabulary.hasBeginning(start)).toBe(isThere);
    expect([...vocabulary.beginningWith(start)]).toEqual(longer);
  });

  it.each([
    ['NATHEN', 1, [['NATHAN', 1]]],
    ['NTAHAN', 1, [['NATHAN', 1]]],
    ['NATHANS', 1, [['NATHAN', 1]]],
    ['NATHENS', 1, []],
    ['NATHENS', 2, [['NATHAN', 2]]],
    ['QUEENSWAI', 2, [['QUEENSWAY', 1]]],
    [
      'ROADX',
      2,
      [
        ['ROAD', 1],
        ['ROADS', 1],
      ],
    ],
    [
      'ROA',
      1,
      [
        ['RO', 1],
        ['ROAD', 1],
      ],
    ],
    ['XYXYXY', 2, []],
  ])('finds the terms near %s with at most %i wrong letters', (word, most, expected) => {
    const near = vocabulary.near(word, most).map(({ term, wrong }) => [term, wrong]);
    expect(near).toEqual(expected);
  });

  it('sorts near terms by their number of wrong letters', () => {
    const near = vocabulary.near('ROADE', 2).map(({ term, wrong }) => `${term} ${wrong}`);
    expect(near).toEqual(['ROAD 1', 'ROADS 1']);
    const further = vocabulary.near('ROADSE', 2).map(({ term, wrong }) => `${term} ${wrong}`);
    expect(further).toEqual(['ROADS 1', 'ROAD 2']);
  });

  it('is empty without terms', () => {
    const empty = new Vocabulary(new Map());
    expect(empty.hasBeginning('A')).toBe(false);
    expect(empty.near('A', 2)).toEqual([]);
  });
});

describe('lettersOf', () => {
  it('has a bit for each letter, independent of order and repetition', () => {
    expect(lettersOf('')).toBe(0);
    expect(lettersOf('A')).toBe(2);
    expect(lettersOf('ABBA')).toBe(6);
    expect(lettersOf('BA')).toBe(lettersOf('AB'));
  });
});
