import { describe, expect, it } from 'vitest';
import { named, splitRowName } from '../../../engine/exchange/rowNames.ts';

describe('named', () => {
  it.each([
    ['name', [], 'name'],
    ['name', [1, 2], 'name__1__2'],
  ])('for %s in the rows %j returns %s', (name, rows, wire) => {
    expect(named(name, rows)).toBe(wire);
  });
});

describe('splitRowName', () => {
  it.each([
    ['name__1__2', 'name', ['1', '2']],
    ['name', 'name', []],
    ['name__01', 'name__01', []],
    ['name__0', 'name__0', []],
    ['name__12345', 'name__12345', []],
    ['a__1__b', 'a__1__b', []],
  ])('splits %s', (wire, base, rows) => {
    expect(splitRowName(wire)).toEqual({ base, rows });
  });
});
