import { ADDITIONAL_PROPERTY_KEY_REMOVE } from '@rjsf/core/lib/components/constants.js';
import { describe, expect, it } from 'vitest';
import {
  changedAt,
  given,
  type Path,
  withoutPlaces,
} from '../../../../renderer/widgets/json/changedAt.ts';

describe('changedAt', () => {
  it.each<readonly [unknown, Path, unknown, unknown]>([
    [{ a: 1 }, [], 'new', 'new'],
    [{ a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
    [undefined, ['a', 'b'], 1, { a: { b: 1 } }],
    [null, ['a'], 1, { a: 1 }],
    [[1, 2, 3], [1], 9, [1, 9, 3]],
    [[1, 2], ['1'], 9, [1, 9]],
    [undefined, [1], 'x', [undefined, 'x']],
    [[{ a: 1 }], [0, 'a'], 2, [{ a: 2 }]],
    [[1, 2], [0], undefined, [null, 2]],
    [{ a: { b: 1, c: 2 } }, ['a', 'b'], ADDITIONAL_PROPERTY_KEY_REMOVE, { a: { c: 2 } }],
  ])('of %j at %j with %j is %j', (value, path, part, changed) => {
    expect(changedAt(value, path, part)).toEqual(changed);
  });

  it('keeps the parts outside the path, and does not change the given answer', () => {
    const before = { kept: { x: 1 }, list: [{ y: 1 }, { z: 1 }] };
    const after = changedAt(before, ['list', 0, 'y'], 2) as typeof before;
    expect(after.kept).toBe(before.kept);
    expect(after.list[1]).toBe(before.list[1]);
    expect(before.list[0]).toEqual({ y: 1 });
  });
});

describe('given', () => {
  it('has null for each list entry without a value, also inside lists', () => {
    expect(given([1, undefined, [undefined]])).toEqual([1, null, [null]]);
    expect(given({ a: undefined })).toEqual({ a: undefined });
    expect(given(undefined)).toBeUndefined();
  });
});

describe('withoutPlaces', () => {
  it.each<readonly [unknown, unknown]>([
    [{}, undefined],
    [{ a: undefined }, undefined],
    [{ a: {}, b: 1 }, { b: 1 }],
    [{ a: { b: { c: undefined } } }, undefined],
    [[], []],
    [[undefined, undefined], undefined],
    [
      [1, undefined],
      [1, null],
    ],
    [
      [{}, { a: 1 }],
      [null, { a: 1 }],
    ],
    [
      { a: '', b: 0, c: false, d: null },
      { a: '', b: 0, c: false, d: null },
    ],
    ['text', 'text'],
    [null, null],
  ])('of %j is %j', (value, rest) => {
    expect(withoutPlaces(value)).toEqual(rest);
  });
});
