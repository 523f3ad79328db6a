import { describe, expect, it } from 'vitest';
import {
  compileExpression,
  compileFigure,
  compileRowValues,
} from '../../../../engine/compiler/compile/compileExpression.ts';
import type { Expression } from '../../../../engine/definition/Expression.ts';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { branch } from '../../support/claims.ts';
import { openCompilation, PLACE } from '../../support/openCompilation.ts';
import { expectFinding, LIST, schemaCase, TEXT } from '../../support/schemaCase.ts';

const shared = { defs: {}, tables: { fees: { rows: [{ value: 'x', fee: '1.00' }] } } };
const FORM = {
  a: TEXT,
  rows: LIST,
  ticks: { type: 'array', items: { enum: ['x'] } },
  g: { type: 'object', properties: { b: TEXT } },
};

/** Compiles an expression. @param holder the object where relative pointers start */
function compile(source: Json, holder = '') {
  const opened = openCompilation(FORM, { shared });
  const expression = compileExpression(opened.compilation, source, holder, PLACE);
  return { expression, faults: opened.found(), remedies: opened.remedies() };
}

const A: Expression = { op: 'value', pattern: '/a' };
const ONE: Expression = { op: 'literal', value: 1 };
const ROW_A: Expression = { op: 'value', pattern: '/rows/*/a' };
const TABLE = [{ key: 'x', value: '1.00' }];
const inIf = (then: Json, otherwise?: Json): JsonObject => ({
  if: { '/a': { const: 'x' } },
  ...branch(undefined, then),
  ...(otherwise === undefined ? {} : { else: otherwise }),
});

describe('compileExpression', () => {
  it.each<[string, Json, Expression]>([
    ['a text', 'x', { op: 'literal', value: 'x' }],
    ['a number', 0, { op: 'literal', value: 0 }],
    ['a checkbox', false, { op: 'literal', value: false }],
    ['an answer', { value: '/a' }, A],
    ['an answer for people', { format: 'a' }, { ...A, shown: true } as Expression],
    ['operands', { add: [1, { value: 'a' }] }, { op: 'add', of: [ONE, A] }],
    ['a fallback', { orElse: [{ value: 'a' }, 1] }, { op: 'orElse', of: [A, ONE] }],
    ['a rounded value', { round: 1, places: 2 }, { op: 'round', of: ONE, places: 2 }],
    ['a whole value', { round: 1 }, { op: 'round', of: ONE, places: 0 }],
    ['a sum', { sum: '/rows', of: { value: 'a' } }, { op: 'sum', list: '/rows', of: ROW_A }],
    ['a count', { count: 'rows' }, { op: 'count', list: '/rows' }],
    ['a count of ticks', { count: '/ticks' }, { op: 'count', list: '/ticks' }],
    [
      'a count of some rows',
      { count: '/rows', where: { a: { const: 'x' } } },
      { op: 'count', list: '/rows', where: 0 },
    ],
    ['the first row', { first: '/rows', value: 'a' }, { op: 'first', list: '/rows', of: ROW_A }],
    [
      'the first of some rows',
      { first: '/rows', where: { b: { const: 'x' } }, value: { add: [1] } },
      { op: 'first', list: '/rows', where: 0, of: { op: 'add', of: [ONE] } },
    ],
    [
      'a lookup',
      { lookup: 'a', in: { x: '1', y: 2 } },
      { op: 'lookup', of: A, in: { x: '1', y: 2 } },
    ],
    [
      'a lookup of an expression',
      { lookup: { concat: ['x'] }, in: { x: true } },
      { op: 'lookup', of: { op: 'concat', of: [{ op: 'literal', value: 'x' }] }, in: { x: true } },
    ],
    [
      'a lookup in a table',
      { lookup: 'a', in: { $table: 'fees', column: 'fee' } },
      { op: 'table', rows: TABLE, at: { op: 'today' }, of: A },
    ],
    [
      'a figure',
      { $table: 'fees', column: 'fee' },
      { op: 'table', rows: TABLE, at: { op: 'today' } },
    ],
    ['a condition', inIf(1), { op: 'if', when: 0, then: ONE }],
    ['two branches', inIf(1, { value: 'a' }), { op: 'if', when: 0, then: ONE, else: A }],
    ['the day', { today: true }, { op: 'today' }],
    [
      'a later day',
      { addDuration: { value: 'a' }, duration: 'P1M' },
      { op: 'addDuration', of: A, add: 'P1M' },
    ],
  ])('compiles %s', (_, source, expression) => {
    expect(compile(source)).toMatchObject({ expression, faults: [] });
  });

  it('resolves relative pointers from the holder', () => {
    expect(compile({ value: 'b' }, '/g').expression).toEqual({ op: 'value', pattern: '/g/b' });
    expect(compile({ value: '../a' }, '/g').expression).toEqual(A);
  });

  it.each<[string, Json, string]>([
    ['an unknown operator', { plus: [1] }, '/it bad-expression'],
    ['no expression', null, '/it bad-expression'],
    ['an empty object', {}, '/it bad-expression'],
    ['a list', [1], '/it bad-expression'],
    ['an inner fault, at its place', { add: [1, { plus: [1] }] }, '/it/add/1 bad-expression'],
    ['operands that are no list', { add: 1 }, '/it bad-expression'],
    ['a missing operand', { round: undefined as never }, '/it/round bad-expression'],
    ['an unknown answer', { value: '/c' }, '/it/value unknown-pointer'],
    ['an unknown answer to format', { format: '/c' }, '/it/format unknown-pointer'],
    ['a pointer that is no text', { value: 4 }, '/it/value unknown-pointer'],
    ['a sum over a text', { sum: '/a', of: 1 }, '/it/sum bad-expression'],
    ['a count of a text', { count: '/a' }, '/it/count bad-expression'],
    ['an unknown list', { sum: '/row', of: 1 }, '/it/sum unknown-pointer'],
    [
      'an unknown answer of a row',
      { sum: '/rows', of: { value: 'c' } },
      '/it/of/value unknown-pointer',
    ],
    ['a lookup without entries', { lookup: 'a', in: {} }, '/it/in bad-expression'],
    ['a lookup with a list', { lookup: 'a', in: { x: '1', y: [1] } }, '/it/in bad-expression'],
    [
      'a lookup in an unknown table',
      { lookup: 'a', in: { $table: 'fee' } },
      '/it/in/$table unknown-table',
    ],
    [
      'a wrong duration',
      { addDuration: { today: true }, duration: '7 days' },
      '/it/duration bad-duration',
    ],
    ['a wrong condition', { ...inIf(1), if: {} }, '/it/if bad-condition'],
  ])('reports %s', (_, source, fault) => {
    expect(compile(source).faults).toEqual([fault]);
  });

  it('has no result where it is wrong', () => {
    const absent = { op: 'orElse', of: [] };
    expect(compile({ add: [1, { plus: [] }] }).expression).toEqual({
      op: 'add',
      of: [ONE, absent],
    });
    expect(compile({ value: '/c' }).expression).toEqual(absent);
    expect(compile({ addDuration: 1, duration: 'x' }).expression).toMatchObject({ add: 'P0D' });
  });

  it('proposes a similar operator', () => {
    expect(compile({ multply: [] }).remedies).toContain('"multiply"');
    expect(compile({ zzz: [] }).remedies).toContain('Use one of add, subtract');
  });
});

describe('compileFigure', () => {
  it.each<[Json | undefined, Expression]>([
    [undefined, { op: 'today' }],
    ['now', { op: 'today' }],
    ['/a', A],
    ['/gone', { op: 'orElse', of: [] }],
  ])('reads the day of %j', (at, expected) => {
    const { compilation } = openCompilation(FORM, { shared });
    const source = { $table: 'fees', column: 'fee', ...(at === undefined ? {} : { at }) };
    const compiling = { compilation, holder: '', place: PLACE };
    expect(compileFigure(compiling, source).at).toEqual(expected);
    expect(compileFigure(compiling, source, () => false).rows).toEqual([]);
  });
});

describe('compileRowValues', () => {
  it('reports a missing value, and an unknown list', () => {
    const { compilation, found } = openCompilation(FORM);
    const compiling = { compilation, holder: '', place: PLACE };
    compileRowValues(compiling, { list: '/rows' }, 'list');
    compileRowValues(compiling, { list: '/gone', value: 'a' }, 'list');
    expect(found()).toEqual([
      '/it/value bad-expression',
      '/it/list unknown-pointer',
      '/it/value/value unknown-pointer',
    ]);
  });
});

describe('compileForm: reports to the author', () => {
  it.each([
    schemaCase(
      'an unknown operator',
      { a: { ...TEXT, computed: { plus: [1, 2] } } },
      'bad-expression',
      '/properties/a/computed',
    ),
    schemaCase(
      'a sum over a field that is not a list',
      { a: TEXT, b: { ...TEXT, computed: { sum: '/a', of: 1 } } },
      'bad-expression',
      '/properties/b/computed/sum',
    ),
    schemaCase(
      'an expression on an unknown field',
      { a: { ...TEXT, computed: { value: 'c' } } },
      'unknown-pointer',
      '/properties/a/computed/value',
    ),
    schemaCase(
      'an unknown table',
      { a: TEXT, b: { ...TEXT, computed: { lookup: 'a', in: { $table: 'fees' } } } },
      'unknown-table',
      '/properties/b/computed/in/$table',
    ),
  ])('$title', expectFinding);
});
