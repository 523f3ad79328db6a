import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computedValue,
  evaluateExpression,
} from '../../../engine/conditions/evaluateExpression.ts';
import type { Expression, NaryOperator } from '../../../engine/definition/Expression.ts';
import type { GroupNode, LeafNode } from '../../../engine/definition/PlanNode.ts';
import { parseDecimal } from '../../../engine/values/decimal.ts';
import { leaf, planOf } from '../../support/planNodes.ts';
import {
  answersOf,
  decimal,
  NARY,
  tree,
  value,
  type World,
  world,
} from '../support/randomExpressions.ts';

describe('evaluateExpression: any expression over any answers', () => {
  it('returns a text, a boolean or undefined, and a numeric text for arithmetic', () => {
    fc.assert(
      fc.property(tree, world, (expression, given) => {
        const { answers, root } = answersOf(given);
        const result = evaluateExpression(answers, expression, root);
        expect(['string', 'boolean', 'undefined']).toContain(typeof result);
        if (ARITHMETIC.includes(expression.op) && result !== undefined) {
          expect(result).toMatch(/^-?\d+(?:\.\d+)?$/);
        }
        const number = computedValue(NUMBER, result);
        expect(number === undefined || Number.isFinite(number)).toBe(true);
        expect(evaluateExpression(answers, expression, root)).toBe(result);
      }),
      { numRuns: 3000 },
    );
  });

  it('is undefined when an operand is absent, unless there is a fallback', () => {
    const operands = fc.array(value, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.constantFrom(...NARY), operands, (op, given) => {
        const { answers, root } = answersOf({
          fields: Object.fromEntries(given.map((each, index) => [`/${index}`, each])),
          rows: [],
          truths: [],
        });
        const of = given.map((_, index) => ({ op: 'value' as const, pattern: `/${index}` }));
        const parts = of.map((each) => evaluateExpression(answers, each, root));
        const isMissing = (part: unknown) =>
          part === undefined || (isArithmetic(op) && parseDecimal(part) === undefined);
        const result = evaluateExpression(answers, { op, of }, root);
        if (op === 'orElse') expect(result).toBe(parts.find((part) => part !== undefined));
        else expect(result === undefined).toBe(parts.some(isMissing));
      }),
    );
  });
});

describe('evaluateExpression: arithmetic', () => {
  const terms = fc.array(decimal, { minLength: 1, maxLength: 3 });

  it('is exact to the last decimal place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPERATORS), terms, (op, of) => {
        const result = evaluated({ op, of: of.map((each) => literal(each)) });
        expect(scaled(result)).toBe(of.map(scaled).reduce(REFERENCE[op]));
      }),
    );
  });

  it('rounds to the nearest cent, half a cent away from zero', () => {
    fc.assert(
      fc.property(decimal, (text) => {
        const result = evaluated({ op: 'round', of: literal(text), places: 2 });
        expect(result).toMatch(/\.\d{2}$/);
        const off = scaled(result) - scaled(text);
        const cent = 10n ** BigInt(SCALE - 2);
        expect(off * 2n <= cent && off * 2n >= -cent).toBe(true);
        const isHalf = off * 2n === cent || off * 2n === -cent;
        if (isHalf) expect(off > 0n).toBe(scaled(text) > 0n);
      }),
    );
  });

  it('sums the rows that have a number, in any order', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        const sum: Expression = { op: 'sum', list: '/rows', of: { op: 'value', pattern: '/a' } };
        const rows = values.map((each) => ({ '/a': each }));
        const total = evaluated(sum, rows);
        expect(evaluated(sum, rows.toReversed())).toBe(total);
        const known = values.map((each) => parseDecimal(each) && String(each));
        const numbers = known.filter((each) => each !== undefined).map(scaled);
        expect(scaled(total)).toBe(numbers.reduce((a, b) => a + b, 0n));
      }),
    );
  });
});

const NUMBER = leafOf(planOf({ n: leaf('number') }).root);
const ARITHMETIC: readonly string[] = [
  'add',
  'subtract',
  'multiply',
  'min',
  'max',
  'round',
  'sum',
  'count',
];
const OPERATORS = ['add', 'subtract', 'multiply', 'min', 'max'] as const;
const REFERENCE: Readonly<Record<(typeof OPERATORS)[number], (a: bigint, b: bigint) => bigint>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => (a * b) / 10n ** BigInt(12),
  min: (a, b) => (a < b ? a : b),
  max: (a, b) => (a > b ? a : b),
};
/** The decimal places of a product of three factors with at most four places each. */
const SCALE = 12;

function leafOf({ children: [node] }: GroupNode): LeafNode {
  if (node?.kind !== 'leaf') throw new TypeError('Cannot test: the plan has no leaf');
  return node;
}

function isArithmetic(op: NaryOperator): boolean {
  return op !== 'concat' && op !== 'orElse';
}

function literal(text: string): Expression {
  return { op: 'literal', value: text };
}

/** Returns a decimal as a whole number of units of the twelfth place. */
function scaled(text: unknown): bigint {
  const [whole = '', fraction = ''] = String(text).split('.');
  return BigInt(`${whole}${fraction.padEnd(SCALE, '0')}`);
}

function evaluated(expression: Expression, rows: World['rows'] = []) {
  const { answers, root } = answersOf({ fields: {}, rows, truths: [] });
  return evaluateExpression(answers, expression, root);
}
