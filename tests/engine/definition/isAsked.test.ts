import { describe, expect, it } from 'vitest';
import { isAsked } from '../../../engine/definition/isAsked.ts';
import type { PlanNode } from '../../../engine/definition/PlanNode.ts';
import { group, leaf } from '../../support/planNodes.ts';

describe('isAsked', () => {
  it.each([
    ['request', true],
    ['parameter', false],
    [undefined, false],
  ])('for a first value from %s returns %s', (from, expected) => {
    const node = { ...leaf('text')('/a', 'a'), ...(from && { prefill: { from } }) } as PlanNode;
    expect(isAsked(node)).toBe(expected);
  });

  it('is false for a group', () => {
    expect(isAsked(group({})('/a', 'a'))).toBe(false);
  });
});
