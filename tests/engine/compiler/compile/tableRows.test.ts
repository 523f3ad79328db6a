import { describe, expect, it } from 'vitest';
import type { SharedFiles } from '#compiler';
import { tableDay, tableRows } from '../../../../engine/compiler/compile/tableRows.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { dayOrder } from '../../../../engine/values/calendar.ts';
import { makeFiles } from '../../support/makeForm.ts';
import { openCompilation, PLACE } from '../../support/openCompilation.ts';
import { compile } from '../../support/readForms.ts';

const ROWS = [
  { value: 'a', fee: '1.00', to: '2026-01-31' },
  { value: 'a', fee: '2.00', from: '2026-02-01', note: 'x' },
  { value: 'b', fee: 3 },
  { value: 4, fee: true },
];
const order = (month: number, day: number) => dayOrder({ year: 2026, month, day });

function read(source: JsonObject, isWanted?: (row: JsonObject) => boolean) {
  const shared = { defs: {}, tables: { fees: { rows: ROWS } } };
  const { compilation, found, remedies } = openCompilation({}, { shared });
  const rows = tableRows(compilation, source, PLACE, isWanted);
  return { rows, faults: found(), remedies: remedies(), used: [...compilation.tablesUsed] };
}

describe('tableRows', () => {
  it('returns a column with the key and the days of each row', () => {
    expect(read({ $table: 'fees', column: 'fee' })).toMatchObject({
      rows: [
        { key: 'a', to: order(1, 31), value: '1.00' },
        { key: 'a', from: order(2, 1), value: '2.00' },
        { key: 'b', value: 3 },
      ],
      faults: [],
      used: ['fees'],
    });
  });

  it('returns the column "value" by default, and only the wanted rows', () => {
    expect(read({ $table: 'fees' }).rows.map(({ value }) => value)).toEqual(['a', 'a', 'b', 4]);
    const wanted = read({ $table: 'fees' }, ({ note }) => note === 'x');
    expect(wanted.rows).toEqual([{ key: 'a', from: order(2, 1), value: 'a' }]);
  });

  it.each<[JsonObject, string, string]>([
    [{ $table: 'fee' }, '/it/$table unknown-table', '"fees"'],
    [{ $table: 4 }, '/it/$table unknown-table', 'schemas/tables'],
    [{ $table: 'toString' }, '/it/$table unknown-table', 'schemas/tables'],
    [{ $table: 'fees', column: 'fees' }, '/it unknown-column', '"fee"'],
  ])('reports %j', (source, fault, remedy) => {
    const { rows, faults, remedies } = read(source);
    expect([rows, faults]).toEqual([[], [fault]]);
    expect(remedies).toContain(remedy);
  });
});

describe('tableDay', () => {
  it.each([
    ['2026-04-01', { year: 2026, month: 4, day: 1 }],
    ['2026-02-30', undefined],
    ['2026-4-1', undefined],
    ['01/04/2026', undefined],
    [20260401, undefined],
    [undefined, undefined],
  ])('parses %j', (text, day) => {
    expect(tableDay(text)).toEqual(day);
  });
});

const TEXT = { type: 'string' };
const FEES = [
  { value: 'a', fee: '1.00', to: '2026-01-31' },
  { value: 'a', fee: '2.00', from: '2026-02-01' },
];

function shared(rows: readonly JsonObject[] = FEES): SharedFiles {
  return { defs: {}, tables: { fees: { rows }, limits: { rows: [{ value: '34' }] } } };
}

function compiled(properties: JsonObject, tables = shared()) {
  return compile(makeFiles(properties), tables);
}

describe('a reference to a table', () => {
  it('compiles wherever a number or an expression is allowed', () => {
    const { diagnostics } = compiled({
      day: { ...TEXT, hkDate: true },
      sum: { ...TEXT, computed: { add: [{ $table: 'fees', column: 'fee' }, '1'] } },
      first: { ...TEXT, initial: { $table: 'limits' } },
      fee: { ...TEXT, multipleOf: { $table: 'fees', column: 'fee', at: 'day' } },
      note: { ...TEXT, rules: [{ maxChars: { $table: 'limits' }, key: 'validation_maxChars' }] },
    });
    expect(diagnostics).toEqual([]);
  });

  it.each<[string, JsonObject, string, string, string]>([
    [
      'an unknown table',
      { $table: 'fee' },
      'unknown-table',
      '/properties/a/multipleOf/$table',
      '"fees"',
    ],
    [
      'a column that no row has',
      { $table: 'fees', column: 'fees' },
      'unknown-column',
      '/properties/a/multipleOf',
      '"fee"',
    ],
    [
      'a day that is not a field',
      { $table: 'fees', column: 'fee', at: '/dy' },
      'unknown-pointer',
      '/properties/a/multipleOf/at',
      '"/day"',
    ],
    [
      'an unknown operator',
      { plus: ['1', '2'] },
      'bad-expression',
      '/properties/a/multipleOf',
      'add',
    ],
  ])('is refused with a remedy: %s', (_title, limit, code, pointer, remedy) => {
    const { plan, diagnostics } = compiled({ day: TEXT, a: { ...TEXT, multipleOf: limit } });
    expect(plan).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code, pointer, severity: 'error', remedy: expect.stringContaining(remedy) },
    ]);
  });

  it('is refused in a condition, which has no day', () => {
    const { diagnostics } = compiled({
      a: TEXT,
      b: { ...TEXT, visibleWhen: { '/a': { multipleOf: { $table: 'limits' } } } },
    });
    expect(diagnostics).toMatchObject([{ code: 'bad-value', severity: 'error' }]);
  });

  it('is refused for a limit that is not a single number', () => {
    const { diagnostics } = compiled({ a: { ...TEXT, rangeChars: { $table: 'limits' } } });
    expect(diagnostics).toMatchObject([{ code: 'bad-value', severity: 'error' }]);
  });

  it('changes the hash of a form that uses the changed table', () => {
    const properties = { a: { ...TEXT, multipleOf: { $table: 'fees', column: 'fee' } } };
    const dearer = FEES.map((row) => ({ ...row, fee: '3.00' }));
    const hashOf = (tables: SharedFiles) => compiled(properties, tables).plan?.hash;
    expect(hashOf(shared())).toBe(hashOf(shared()));
    expect(hashOf(shared(dearer))).not.toBe(hashOf(shared()));
    const unnamed = { a: TEXT };
    expect(compiled(unnamed, shared(dearer)).plan?.hash).toBe(compiled(unnamed).plan?.hash);
  });
});
