import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupCell } from '../../../engine/conditions/Cell.ts';
import {
  type Answers,
  computedValue,
  evaluateExpression,
} from '../../../engine/conditions/evaluateExpression.ts';
import type { Expression, NaryOperator } from '../../../engine/definition/Expression.ts';
import type { GroupNode, LeafNode } from '../../../engine/definition/PlanNode.ts';
import { parseDay } from '../../../engine/values/calendar.ts';
import { parseDecimal } from '../../../engine/values/decimal.ts';
import { leaf, planOf } from '../../support/planNodes.ts';

/** Answers by pattern, of the form and of each row; what is no answer of any screen, too. */
interface World {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly truths: readonly boolean[];
}

const PATTERNS = ['/a', '/b', '/rows/*/a'];
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat(4))
  .map(([units, places]) => {
    const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
    return units < 0n ? `-${text}` : text;
  });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).split('-').toReversed().join('/'));
const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'x',
  'NaN',
  'Infinity',
  '1e400',
  '-',
  '.5',
  '9'.repeat(60),
  '31/02/2026',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e21,
  1.5,
  true,
  {},
  ['1'],
);
const value = fc.oneof(decimal, day, odd);
const fields = fc.record(Object.fromEntries(PATTERNS.map((pattern) => [pattern, value])));
const world: fc.Arbitrary<World> = fc.record({
  fields,
  rows: fc.array(fields, { maxLength: 4 }),
  truths: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
});

const NARY = ['add', 'subtract', 'multiply', 'min', 'max', 'concat', 'orElse'] as const;
const when = fc.nat(2);
const { tree } = fc.letrec<{ readonly tree: Expression }>((tie) => {
  const inner = tie('tree');
  const list = fc.constant('/rows');
  return {
    tree: fc.oneof(
      { maxDepth: 5, depthSize: 'medium' },
      fc.record({ op: fc.constant('literal' as const), value: fc.oneof(decimal, fc.boolean()) }),
      fc.record({ op: fc.constant('value' as const), pattern: fc.constantFrom(...PATTERNS) }),
      fc.record({ op: fc.constant('today' as const) }),
      fc.record({
        op: fc.constantFrom(...NARY),
        of: fc.array(inner, { maxLength: 3, depthIdentifier: 'tree' }),
      }),
      fc.record({ op: fc.constant('round' as const), of: inner, places: fc.nat(4) }),
      fc.record({ op: fc.constant('sum' as const), list, of: inner }),
      fc.record({ op: fc.constant('count' as const), list, where: when }),
      fc.record({ op: fc.constant('first' as const), list, where: when, of: inner }),
      fc
        .tuple(when, inner, inner)
        .map(([ref, yes, no]) => ({ op: 'if' as const, when: ref, then: yes, else: no })),
      fc.record({
        op: fc.constant('lookup' as const),
        of: inner,
        in: fc.constant({ x: '1.00', '1': true, toString: 'own' }),
      }),
      fc.record({
        op: fc.constant('addDuration' as const),
        of: inner,
        add: fc.constantFrom('P1M', '-P1D', 'P9999M'),
      }),
      fc.record({
        op: fc.constant('table' as const),
        rows: fc.constant([{ key: 'x', from: 700_000, value: '5.00' }]),
        at: inner,
        of: inner,
      }),
    ),
  };
});

describe('any expression over any answers', () => {
  it('comes to an end, with a text, a truth or nothing, and never with what is no number', () => {
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

  it('is absent where an operand is, unless there is a fallback', () => {
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

describe('arithmetic', () => {
  const terms = fc.array(decimal, { minLength: 1, maxLength: 3 });

  it('is exact to the last place, whatever floating point makes of it', () => {
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

  it('sums the rows that have a number, in whatever order', () => {
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
/** Places at which three factors of four places each are still whole. */
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

/** A decimal as a whole number of units of the twelfth place. */
function scaled(text: unknown): bigint {
  const [whole = '', fraction = ''] = String(text).split('.');
  return BigInt(`${whole}${fraction.padEnd(SCALE, '0')}`);
}

function evaluated(expression: Expression, rows: World['rows'] = []) {
  const { answers, root } = answersOf({ fields: {}, rows, truths: [] });
  return evaluateExpression(answers, expression, root);
}

/** Answers without a form: contexts are told apart by identity alone. */
function answersOf({ fields: own, rows, truths }: World) {
  const root: GroupCell = Object.create(null);
  const values = new Map<GroupCell, Readonly<Record<string, unknown>>>([[root, own]]);
  const cells = rows.map((row): GroupCell => {
    const cell = Object.create(null);
    values.set(cell, row);
    return cell;
  });
  const answers: Answers = {
    today: parseDay('20/11/2026') ?? { year: 2026, month: 11, day: 20 },
    holds: (ref) => truths[ref] === true,
    readingAt: (pattern, context) => values.get(context)?.[pattern],
    shownAt: (pattern, context) => values.get(context)?.[pattern],
    rowsAt: () => cells,
  };
  return { answers, root };
}
