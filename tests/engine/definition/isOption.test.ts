import { describe, expect, it } from 'vitest';
import { isOption } from '../../../engine/definition/isOption.ts';
import type { LeafNode } from '../../../engine/definition/PlanNode.ts';
import { choice, leaf } from '../../support/planNodes.ts';

describe('isOption', () => {
  const fixed = choice(['a', 'b'])('/a', 'a') as LeafNode;

  it.each([
    ['a', true],
    ['c', false],
    ['', false],
    [undefined, false],
  ])('for a fixed choice and the value %j returns %s', (value, expected) => {
    expect(isOption(fixed, value)).toBe(expected);
  });

  it('accepts any text when the rows of a list provide the options', () => {
    const fromRows = { ...fixed, optionsFrom: {} } as LeafNode;
    expect([isOption(fromRows, 'c'), isOption(fromRows, 1)]).toEqual([true, false]);
  });

  it('returns false for a field that is no choice', () => {
    expect(isOption(leaf('text')('/a', 'a') as LeafNode, 'a')).toBe(false);
  });
});
