import { describe, expect, it } from 'vitest';
import { isFixed } from '../../../engine/review/isFixed.ts';
import type { LeafTraits } from '../../support/planNodes.ts';
import { group, leaf, list } from '../../support/planNodes.ts';

describe('isFixed', () => {
  const computed = { computed: { op: 'value' } } as unknown as LeafTraits;

  it.each([
    ['a computed answer', leaf('text', computed), true],
    ['a read-only answer', leaf('text', { ui: { 'ui:readonly': true } }), true],
    ['a disabled answer', leaf('text', { ui: { 'ui:disabled': true } }), true],
    ['an editable answer', leaf('text'), false],
    ['a group of fixed answers', group({ a: leaf('text', computed) }), true],
    [
      'a group with an editable answer',
      group({ a: leaf('text', computed), b: leaf('text') }),
      false,
    ],
    ['a list of fixed rows', list({ a: leaf('text', computed) }), true],
    ['a list of editable rows', list({ a: leaf('text') }), false],
    ['a read-only list', list({ a: leaf('text') }, { ui: { 'ui:readonly': true } }), true],
  ])('%s: %3$s', (_, make, expected) => {
    expect(isFixed(make('/a', 'a'))).toBe(expected);
  });
});
