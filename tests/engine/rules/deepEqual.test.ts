import { expect, it } from 'vitest';
import { deepEqual } from '../../../engine/rules/deepEqual.ts';

it.each([
  [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], { 0: 1, 1: 2 }, false],
  [null, {}, false],
  ['1', 1, false],
])('deepEqual(%j, %j) is %s', (a, b, expected) => {
  expect(deepEqual(a, b)).toBe(expected);
});
