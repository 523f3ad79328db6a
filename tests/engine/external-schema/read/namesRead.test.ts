import { describe, expect, it } from 'vitest';
import { namesRead } from '../../../../engine/external-schema/read/namesRead.ts';

describe('namesRead', () => {
  it.each([
    ['no condition', undefined, []],
    ['one test', { a: { const: 1 } }, ['a']],
    ['a test inside a group', { 'a/b': {} }, ['a']],
    ['combined tests', { allOf: [{ a: {} }, { anyOf: [{ b: {} }, { not: { c: {} } }] }] }, 'abc'],
  ])('returns the names of %s', (_, condition, names) => {
    expect([...namesRead(condition)]).toEqual([...names]);
  });
});
