import { describe, expect, it } from 'vitest';
import {
  isFree,
  placeInSameRows,
  placesOf,
  putAt,
  removeAt,
  valueAt,
} from '../../../engine/migration/answerPlaces.ts';

const data = () => ({ a: { b: 1 }, rows: [{ c: 'x' }, {}, { c: 'y' }] });

describe('placesOf', () => {
  it.each([
    [['a', 'b'], [['a', 'b']]],
    [
      ['rows', '*', 'c'],
      [
        ['rows', '0', 'c'],
        ['rows', '2', 'c'],
      ],
    ],
    [['a', '*'], []],
    [['toString'], []],
    [['absent'], []],
  ])('for %j returns %j', (path, places) => {
    expect(placesOf(data(), path)).toEqual(places);
  });
});

describe('placeInSameRows', () => {
  it('uses the row indexes of the other path', () => {
    expect(placeInSameRows(['rows', '*', 'd'], ['rows', '2', 'c'])).toEqual(['rows', '2', 'd']);
  });
});

describe('isFree', () => {
  it.each([
    [['a', 'c'], true],
    [['new', 'group', 'name'], true],
    [['a', 'b'], false],
    [['a', 'b', 'c'], false],
    [['rows', '1', 'c'], true],
    [['rows', '3', 'c'], false],
  ])('for %j returns %s', (place, expected) => {
    expect(isFree(data(), place)).toBe(expected);
  });
});

describe('putAt', () => {
  it('creates the missing groups on the path', () => {
    const answers = data();
    putAt(answers, ['a', 'd', 'e'], 2);
    expect(valueAt(answers, ['a'])).toEqual({ b: 1, d: { e: 2 } });
  });
});

describe('removeAt', () => {
  it('removes groups that become empty, and keeps rows', () => {
    const answers = data();
    removeAt(answers, ['a', 'b']);
    removeAt(answers, ['rows', '0', 'c']);
    expect(answers).toEqual({ rows: [{}, {}, { c: 'y' }] });
  });

  it('keeps a group with other answers', () => {
    const answers = { a: { b: 1, c: 2 } };
    removeAt(answers, ['a', 'b']);
    expect(answers).toEqual({ a: { c: 2 } });
  });
});
