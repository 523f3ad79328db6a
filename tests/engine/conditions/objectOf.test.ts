import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../engine/conditions/Cell.ts';
import { objectOf } from '../../../engine/conditions/objectOf.ts';

describe('objectOf', () => {
  const cells = ['a', 'b'].map((key) => ({ node: { key } }) as Cell);

  it.each([
    [{ a: 1, b: undefined }, { a: 1 }],
    [
      { a: null, b: '' },
      { a: null, b: '' },
    ],
    [{ a: undefined, b: undefined }, undefined],
  ])('returns for %j: %j', (values: Readonly<Record<string, unknown>>, object) => {
    expect(objectOf(cells, ({ node }) => values[node.key])).toEqual(object);
  });
});
