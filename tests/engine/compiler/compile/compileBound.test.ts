import { describe, expect, it } from 'vitest';
import { compileBound } from '../../../../engine/compiler/compile/compileBound.ts';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';
import { compilationOf, draftOf } from '../../support/draftOf.ts';

const TEXT = { type: 'string' };

function compile(keyword: string, value: Json) {
  const { compilation, found } = compilationOf(
    draftOf('leaf', '/date', { ...TEXT, hkDate: true }),
    draftOf('leaf', '/text', TEXT),
  );
  const place = { file: 'schema.json', pointer: `/own/${keyword}` };
  return { rule: compileBound(compilation, keyword, value, '', place), faults: found() };
}

const operand = { kind: 'value', pattern: '/date' };

describe('compileBound', () => {
  it.each([
    ['dateMin', 'isOnOrAfter'],
    ['dateMax', 'isOnOrBefore'],
  ])('compiles %s to the function %s, as an error', (keyword, rule) => {
    expect(compile(keyword, '01/01/2026').rule).toMatchObject({
      keyword,
      rule,
      severity: 'error',
      operands: [{ kind: 'literal', value: '01/01/2026' }],
    });
  });

  it.each<readonly [string, Json, string, readonly unknown[]]>([
    ['dateMin', 'today', 'validation_notBeforeToday', []],
    ['dateMax', 'today', 'validation_notAfterToday', []],
    ['dateMin', { from: 'today' }, 'validation_notBeforeToday', []],
    ['dateMin', { from: 'today', add: 'P7D' }, 'validation_futureEnough', [7]],
    [
      'dateMin',
      { from: 'today', add: '-P7D' },
      'validation_dateMin',
      [{ kind: 'today', add: '-P7D' }],
    ],
    [
      'dateMin',
      { from: 'today', add: 'P1M' },
      'validation_dateMin',
      [{ kind: 'today', add: 'P1M' }],
    ],
    [
      'dateMax',
      { from: 'today', add: 'P7D' },
      'validation_dateMax',
      [{ kind: 'today', add: 'P7D' }],
    ],
    ['dateMin', '/date', 'validation_dateMin', [operand]],
    ['dateMax', 'date', 'validation_dateMax', [operand]],
    ['dateMax', { from: 'date', add: 'P1M' }, 'validation_dateMax', [{ ...operand, add: 'P1M' }]],
  ])('for %s %j selects the message %s', (keyword, value, key, args) => {
    expect(compile(keyword, value)).toMatchObject({ rule: { key, args }, faults: [] });
  });

  it.each<readonly [string, Json, string]>([
    ['a field that does not exist', '/gone', '/own/dateMin unknown-pointer'],
    ['a field in an object', { from: '/gone' }, '/own/dateMin/from unknown-pointer'],
    ['a day that does not exist', '31/02/2026', '/own/dateMin wrong-date'],
    ['a day plus a duration', { from: '31/12/2026', add: 'P1D' }, '/own/dateMin/from wrong-date'],
    ['no bound', {}, '/own/dateMin/from unknown-pointer'],
    ['null', null, '/own/dateMin unknown-pointer'],
  ])('reports %s, and compiles no rule', (_, value, fault) => {
    expect(compile('dateMin', value)).toEqual({ rule: undefined, faults: [fault] });
  });

  it('reports a field that is never a date', () => {
    expect(compile('dateMin', '/text').faults).toEqual(['/own/dateMin unfit-pointer']);
    expect(compile('dateMin', { from: '/text' }).faults).toEqual([
      '/own/dateMin/from unfit-pointer',
    ]);
  });

  it.each([['7 days'], ['P'], [7], [null], ['P7']])('reports the duration %j', (add) => {
    const { faults } = compile('dateMin', { from: 'today', add });
    expect(faults).toEqual(['/own/dateMin/add bad-duration']);
  });
});
