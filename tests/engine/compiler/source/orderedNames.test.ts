import { describe, expect, it } from 'vitest';
import { orderedNames } from '../../../../engine/compiler/source/orderedNames.ts';

describe('orderedNames', () => {
  it.each([
    [undefined, ['a', 'b', 'c']],
    [
      ['c', 'a'],
      ['c', 'a', 'b'],
    ],
    [
      ['*', 'a'],
      ['b', 'c', 'a'],
    ],
    [
      ['c', '*', 'a'],
      ['c', 'b', 'a'],
    ],
    [
      ['absent', 'b'],
      ['b', 'a', 'c'],
    ],
  ])('for the order %j returns %j', (order, names) => {
    const ui = order === undefined ? {} : { 'ui:order': order };
    expect(orderedNames(['a', 'b', 'c'], ui)).toEqual(names);
  });
});
