import { describe, expect, it } from 'vitest';
import type { ValidatorModule } from '../../../engine/contract/ValidatorModule.ts';
import type { Expression, TableRow } from '../../../engine/definition/Expression.ts';
import { Logic } from '../../../engine/prover/Logic.ts';
import { type Proof, unpricedCasesIn } from '../../../engine/prover/unpricedCases.ts';
import { dayOrder } from '../../../engine/values/calendar.ts';
import { choice, leaf, planOf } from '../../support/planNodes.ts';
import { branch, claims } from '../support/claims.ts';

const kind = { type: 'string', enum: ['a', 'b'] };
const text = { type: 'string', maxChars: 9 };
const tick = { type: 'boolean' };

describe('proveForm: prices', () => {
  const priced = (unitPrice: unknown, when?: object) => ({
    manifest: {
      payment: { required: true, items: [{ id: 'fee', ...(when && { when }), unitPrice }] },
    },
  });

  it('need a value for every option of the choice', async () => {
    const price = { lookup: '/kind', in: { a: '5.00' } };
    expect(await claims({ kind }, priced(price))).toEqual([
      'fee-without-price manifest.json/payment/items/0/unitPrice: The fee line "fee" has no price: it has no value for "b" of /kind',
    ]);
    expect(await claims({ kind }, priced(price, { '/kind': { const: 'a' } }))).toEqual([]);
  });

  it('need a value in both branches, and today', async () => {
    const price = { if: { '/tick': { const: true } }, ...branch(undefined, '5.00') };
    expect((await claims({ tick }, priced(price))).join()).toContain('fee-without-price');
    expect(await claims({ tick }, priced({ ...price, else: '1.00' }))).toEqual([]);
    expect((await claims({ text }, priced({ value: '/text' }))).join()).toContain(
      '/text is not an amount',
    );
    expect((await claims({ text }, priced(''))).join()).toContain('fee-without-price');
    const tables = { fees: { rows: [{ fee: '5.00', to: '2026-11-19' }] } };
    const found = await claims({ kind }, priced({ $table: 'fees', column: 'fee' }), tables);
    expect(found.join()).toContain('no row of its table is in force today');
  });
});

const DAY = { year: 2026, month: 11, day: 20 };
const PLAN = {
  ...planOf({
    kind: choice(['1.00', 'b']),
    figures: choice(['1', '2.50']),
    money: leaf('money'),
    note: leaf('text'),
    typed: choice(['1'], { optionsFrom: { list: '/rows' } as never }),
    sum: leaf('money', { computed: { op: 'concat', of: [] } }),
    tick: leaf('checkbox', { computed: { op: 'literal', value: '1' } }),
  }),
  conditions: [{ kind: 'all', of: [] }] as const,
};
const logic = new Logic(PLAN, { tests: {} } as unknown as ValidatorModule);
const proof: Proof = {
  plan: PLAN,
  logic,
  today: DAY,
  nodeOf: (pattern) => PLAN.root.children.find((node) => node.pattern === pattern),
};
const value = (pattern: string): Expression => ({ op: 'value', pattern });
const literal = (text: string): Expression => ({ op: 'literal', value: text });
const ONE = literal('1.00');
const BAD = literal('free');
const NOT_AMOUNT = 'the value is not an amount';
const table = (more: object, ...rows: readonly TableRow[]): Expression => ({
  op: 'table',
  at: { op: 'today' },
  rows,
  ...more,
});
const TODAY = dayOrder(DAY);

/** Returns the reasons why an expression may have no amount. */
const reasons = (expression: Expression, isNeeded = true) =>
  unpricedCasesIn(proof, expression, isNeeded).map(({ why }) => why);

describe('unpricedCasesIn', () => {
  it.each<[string, Expression, readonly string[]]>([
    ['an amount', ONE, []],
    ['a text', BAD, [NOT_AMOUNT]],
    ['an answer with an amount', value('/money'), []],
    ['options that are figures', value('/figures'), []],
    ['an option that is no figure', value('/kind'), ['/kind may be "b", which is not an amount']],
    ['an answer that is no amount', value('/note'), ['/note is not an amount']],
    ['a field that does not exist', value('/gone'), ['/gone is not an amount']],
    [
      'an answer formatted for people',
      { ...value('/money'), shown: true } as Expression,
      ['/money is not an amount'],
    ],
    ['options that the applicant typed', value('/typed'), ['/typed is a typed text']],
    ['a computed text', value('/sum'), ['the result of "concat" is not an amount']],
    ['a computed checkbox', value('/tick'), ['/tick is not an amount']],
    ['the day', { op: 'today' }, ['the result of "today" is not an amount']],
    ['a count', { op: 'count', list: '/rows' }, []],
    ['a sum over rows', { op: 'sum', list: '/rows', of: BAD }, [NOT_AMOUNT]],
    ['the first row', { op: 'first', list: '/rows', of: ONE }, []],
    ['a rounded text', { op: 'round', of: BAD, places: 0 }, [NOT_AMOUNT]],
    ['a product', { op: 'multiply', of: [ONE, BAD] }, [NOT_AMOUNT]],
    ['a value or another', { op: 'orElse', of: [ONE, BAD] }, [NOT_AMOUNT]],
    ['both branches', { op: 'if', when: 0, then: BAD, else: BAD }, [NOT_AMOUNT, NOT_AMOUNT]],
    [
      'a lookup of every option',
      { op: 'lookup', of: value('/kind'), in: { '1.00': '1', b: '2' } },
      [],
    ],
    [
      'a lookup of some options',
      { op: 'lookup', of: value('/kind'), in: { '1.00': 'x' } },
      ['it has no value for "b" of /kind', '"x" for "1.00" is not an amount'],
    ],
  ])('of %s', (_, expression, expected) => {
    expect(reasons(expression)).toEqual(expected);
  });

  it.each<[string, Expression, readonly string[]]>([
    [
      'a lookup',
      { op: 'lookup', of: value('/kind'), in: { b: '1' } },
      ['it has no value for "1.00" of /kind'],
    ],
    ['a table', table({}), ['no row of its table is in force today']],
    ['a condition', { op: 'if', when: 0, then: ONE }, ['it has no value when its condition fails']],
    [
      'a rounded lookup',
      { op: 'round', of: table({}), places: 0 },
      ['no row of its table is in force today'],
    ],
  ])('of %s may have no result, unless a result is not needed', (_, expression, expected) => {
    expect([reasons(expression), reasons(expression, false)]).toEqual([expected, []]);
  });

  it.each<[string, TableRow, boolean]>([
    ['without days', { value: '1' }, true],
    ['from today', { value: '1', from: TODAY }, true],
    ['from tomorrow', { value: '1', from: TODAY + 1 }, false],
    ['until today', { value: '1', to: TODAY }, true],
    ['until yesterday', { value: '1', to: TODAY - 1 }, false],
  ])('of a table with a row %s', (_, row, isInForce) => {
    expect(reasons(table({}, row))).toHaveLength(isInForce ? 0 : 1);
  });

  it('of a table with a key needs a row in force for each option', () => {
    const rows = [
      { key: '1.00', value: '1' },
      { key: 'b', value: 'x', to: TODAY - 1 },
    ];
    expect(reasons(table({ of: value('/kind') }, ...rows))).toEqual([
      'it has no value for "b" of /kind',
      'its table has "x", which is not an amount',
    ]);
    expect(reasons(table({ of: value('/kind'), at: value('/note') }, ...rows))).toEqual([
      'its table has "x", which is not an amount',
    ]);
  });

  it('states the goals under which a case applies', () => {
    const possible = (expression: Expression) =>
      unpricedCasesIn(proof, expression, true).map(({ goals }) => logic.isPossible(...goals));
    expect(possible(value('/kind'))).toEqual([true]);
    expect(
      possible({ op: 'lookup', of: value('/kind'), in: { '1.00': '1', b: '1', c: 'x' } }),
    ).toEqual([false]);
    expect(possible({ op: 'if', when: 0, then: BAD, else: BAD })).toEqual([true, false]);
  });
});
