import fc from 'fast-check';
import type { GroupCell } from '../../../engine/conditions/Cell.ts';
import type { Answers } from '../../../engine/conditions/evaluateExpression.ts';
import type { Expression } from '../../../engine/definition/Expression.ts';
import { parseDay } from '../../../engine/values/calendar.ts';

/** Answers of the form and of each row by pattern, including values that no field can have. */
export interface World {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly truths: readonly boolean[];
}

const PATTERNS = ['/a', '/b', '/rows/*/a'];
/** A decimal as text, with at most four decimal places. */
export const decimal = fc
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
/** The value of an answer. An expression may be unable to use the value. */
export const value = fc.oneof(decimal, day, odd);
const fields = fc.record(Object.fromEntries(PATTERNS.map((pattern) => [pattern, value])));
/** Answers of a form and of its rows, and the results of its conditions. */
export const world: fc.Arbitrary<World> = fc.record({
  fields,
  rows: fc.array(fields, { maxLength: 4 }),
  truths: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
});

/** Operators with any number of operands. */
export const NARY = ['add', 'subtract', 'multiply', 'min', 'max', 'concat', 'orElse'] as const;
const when = fc.nat(2);
/** An expression that may use every operator. */
export const { tree } = fc.letrec<{ readonly tree: Expression }>((tie) => {
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

/** Creates answers without a form: contexts differ only by identity. */
export function answersOf({ fields: own, rows, truths }: World) {
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
