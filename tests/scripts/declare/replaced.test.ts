import { expect, it } from 'vitest';
import { replaced } from '../../../scripts/declare/replaced.ts';

it('replaced: replaces a value and keeps the rest of the text', () => {
  expect(replaced('{ "a":  { "b": [1] }, "c": 2 }', ['a', 'b'], [3])).toBe(
    '{ "a":  { "b": [3] }, "c": 2 }',
  );
});

it('replaced: refuses a text without the path', () => {
  expect(() => replaced('{}', ['a', 'b'], 1)).toThrow('Cannot write the schema: no a/b in it');
});
