import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../engine/values/valueAt.ts';

describe('valueAt', () => {
  const DATA = { a: { b: 1 }, rows: [{ c: 'x' }, null] };

  it.each([
    ['', DATA],
    ['/a/b', 1],
    ['/rows/0/c', 'x'],
    ['/rows/1/c', undefined],
    ['/rows/2', undefined],
    ['/a/b/c', undefined],
    ['/a/toString', undefined],
  ])('reads %j', (pointer, value) => {
    expect(valueAt(DATA, pointer)).toEqual(value);
  });
});
