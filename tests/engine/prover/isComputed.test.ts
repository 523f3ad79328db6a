import { describe, expect, it } from 'vitest';
import type { Expression } from '../../../engine/definition/Expression.ts';
import { isComputed } from '../../../engine/prover/isComputed.ts';
import { leaf, list, planOf } from '../../support/planNodes.ts';

const power = (zeros: number): Expression => ({ op: 'literal', value: `1${'0'.repeat(zeros)}` });
const product = (...of: readonly Expression[]): Expression => ({ op: 'multiply', of });

const ONE = power(0);
/** A number of 31 digits, and one of 41 digits, which is too long. */
const FITS = product(power(15), power(15));
const LONG = product(power(20), power(20));

const plan = planOf({
  plain: leaf('integer'),
  fits: leaf('integer', { computed: FITS }),
  long: leaf('integer', { computed: LONG }),
  rows: list({ a: leaf('text') }, { maxItems: 50 }),
});
const nodeOf = (pattern: string) => plan.root.children.find((node) => node.pattern === pattern);
const value = (pattern: string): Expression => ({ op: 'value', pattern });

describe('isComputed', () => {
  it.each<[string, Expression, boolean]>([
    ['a literal', ONE, true],
    ['a product that fits', FITS, true],
    ['a product that is too long', LONG, false],
    ['a negative product that is too long', product(LONG, { op: 'literal', value: -1 }), false],
    [
      'too many decimal places',
      product(...Array(20).fill({ op: 'literal', value: '0.01' })),
      false,
    ],
    [
      'a short product of a step that is too long',
      product(LONG, { op: 'literal', value: 0 }),
      false,
    ],
    ['a sum of two that fit', { op: 'add', of: [FITS, FITS] }, true],
    ['a sum with a step that is too long', { op: 'add', of: [ONE, LONG] }, false],
    ['a difference of equal steps that are too long', { op: 'subtract', of: [LONG, LONG] }, false],
    ['an answer', value('/plain'), true],
    ['a field that does not exist', value('/gone'), true],
    ['a list', value('/rows'), true],
    ['a computed answer that fits', value('/fits'), true],
    ['a computed answer that is too long', value('/long'), false],
    ['rows of short values', { op: 'sum', list: '/rows', of: FITS }, true],
    ['rows of values that are too long', { op: 'sum', list: '/rows', of: LONG }, false],
    ['fifty rows of values that just fit', { op: 'sum', list: '/rows', of: power(37) }, false],
    ['a minimum', { op: 'min', of: [ONE, LONG] }, false],
    ['a maximum', { op: 'max', of: [ONE, FITS] }, true],
    ['a value or another', { op: 'orElse', of: [ONE, LONG] }, false],
    ['a rounded value', { op: 'round', of: LONG, places: 0 }, false],
    ['the first row', { op: 'first', list: '/rows', of: LONG }, false],
    ['a branch that is too long', { op: 'if', when: 0, then: LONG }, false],
    ['another branch that is too long', { op: 'if', when: 0, then: ONE, else: LONG }, false],
    ['branches that fit', { op: 'if', when: 0, then: ONE, else: FITS }, true],
  ])('for %s', (_, expression, expected) => {
    expect(isComputed(expression, nodeOf)).toBe(expected);
  });
});
