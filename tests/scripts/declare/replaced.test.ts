import { expect, it } from 'vitest';
import { replaced } from '../../../scripts/declare/replaced.ts';

it('replaced: puts a value at its place and leaves the rest of the text as it is', () => {
  expect(replaced('{ "a":  { "b": [1] }, "c": 2 }', ['a', 'b'], [3])).toBe(
    '{ "a":  { "b": [3] }, "c": 2 }',
  );
});

it('replaced: refuses a text without the place', () => {
  expect(() => replaced('{}', ['a', 'b'], 1)).toThrow('Cannot write the schema: no a/b in it');
});
