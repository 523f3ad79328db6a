import { expect, it } from 'vitest';
import { unusedAnswers } from '../../../engine/exchange/unusedAnswers.ts';

it.each([
  ['nothing is used', { a: 1, b: 'x' }, [], 2],
  ['everything is used', { a: 1 }, ['a'], 0],
  ['part of a group is used', { a: { b: 1, c: 2, d: 3 } }, ['a.b'], 2],
  ['a whole group is used', { a: { b: 1, c: 2 } }, ['a'], 0],
  ['a group counts as one answer', { a: { b: 1, c: 2 } }, [], 1],
  ['a list counts as one answer', { a: [1, 2, 3] }, [], 1],
  ['empty answers do not count', { a: '', b: [], c: { d: null } }, [], 0],
  ['false and 0 are answers', { a: false, b: 0 }, [], 2],
  ['a value instead of the expected group', { a: 'x' }, ['a.b'], 1],
])('unusedAnswers: %s', (_, data: object, used: readonly string[], count) => {
  expect(
    unusedAnswers(
      data,
      used.map((path) => path.split('.')),
    ),
  ).toBe(count);
});
