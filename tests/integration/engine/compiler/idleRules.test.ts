import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { makeFiles } from '../../../engine/support/makeForm.ts';
import { compile } from '../../../engine/support/readForms.ts';
import { expectFinding, LIST, schemaCase, TEXT } from '../../../engine/support/schemaCase.ts';

const DATE = { ...TEXT, hkDate: true };
const PARTS = {
  type: 'object',
  dateParts: { day: 'd', month: 'm', year: 'y' },
  properties: { d: TEXT, m: TEXT, y: TEXT },
};
const TICKS = { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x'] } };

describe('a rule that accepts every answer', () => {
  const at = '/properties/a';
  it.each([
    ...['dateMin', 'dateMax'].map((name) =>
      schemaCase(
        `${name} of a text`,
        { a: { ...TEXT, [name]: 'today' } },
        'unfit-rule',
        `${at}/${name}`,
        'hkDate',
      ),
    ),
    schemaCase(
      'weekday of a tick',
      { a: { type: 'boolean', weekday: [1] } },
      'unfit-rule',
      `${at}/weekday`,
    ),
    schemaCase(
      'a bound in an entry on a text',
      { a: { ...TEXT, rules: [{ dateMin: 'today', severity: 'warning' }] } },
      'unfit-rule',
      `${at}/rules/0`,
    ),
    schemaCase(
      'a bound that is a text',
      { a: { ...DATE, dateMin: '/b' }, b: TEXT },
      'unfit-pointer',
      `${at}/dateMin`,
    ),
    schemaCase(
      'a bound from a list',
      { a: { ...DATE, dateMax: { from: '/b', add: 'P1D' } }, b: LIST },
      'unfit-pointer',
      `${at}/dateMax/from`,
    ),
    ...[LIST, TICKS, { type: 'boolean' }, { type: 'object', properties: { c: TEXT } }].map((b) =>
      schemaCase(
        `sameAs ${JSON.stringify(b)}`,
        { a: { ...TEXT, sameAs: '/b' }, b },
        'unfit-pointer',
        `${at}/sameAs`,
      ),
    ),
  ])('is reported: $title', expectFinding);

  it.each<JsonObject>([
    { a: { ...TEXT, monthYear: true, dateMin: '/b' }, b: DATE },
    { a: { ...PARTS, dateMin: '/b' }, b: PARTS },
    { a: { ...DATE, dateMin: '/b' }, b: { ...TEXT, computed: { value: '/c' } }, c: DATE },
    {
      k: TEXT,
      a: {
        ...TEXT,
        rules: ['hkDate', 'dateMin'].map((name) => ({
          when: { '/k': { const: 'x' } },
          [name]: name === 'hkDate' || 'today',
        })),
      },
    },
    { a: { ...TEXT, sameAs: '/b' }, b: { ...TEXT, enum: ['x'] } },
  ])('is not reported where the rule can fail: %j', (properties) => {
    expect(compile(makeFiles(properties)).diagnostics).toEqual([]);
  });
});

describe('keywords of JSON Schema in a form of the project', () => {
  const GROUP = { type: 'object', properties: { x: TEXT, y: TEXT } };
  const MESSAGE = { errorMessage: { allOf: 'k', dependentRequired: 'k', contains: 'k' } };

  it.each([
    schemaCase(
      'a name that is not a field',
      { a: { ...GROUP, ...MESSAGE, allOf: [{ required: ['z'] }] } },
      'unknown-field',
      '/properties/a/allOf/0/required/0',
    ),
    schemaCase(
      'a dependency on a name that is not a field',
      { a: { ...GROUP, ...MESSAGE, dependentRequired: { x: ['z'] } } },
      'unknown-field',
      '/properties/a/dependentRequired/x/0',
    ),
    schemaCase(
      'a row with a name that is not a field',
      { a: { ...LIST, ...MESSAGE, contains: { properties: { z: { const: 'x' } } } } },
      'unknown-field',
      '/properties/a/contains/properties/z',
    ),
    schemaCase(
      'a dependency between the parts of one date',
      { a: { ...PARTS, ...MESSAGE, dependentRequired: { d: ['m'] } } },
      'unfit-rule',
      '/properties/a/dependentRequired',
    ),
  ])('are reported for an unknown field or an unfit rule: $title', expectFinding);
});

describe('an expression', () => {
  it.each<[JsonObject, string]>([
    [{ add: ['1'], multiply: ['2', '3'] }, 'multiply'],
    [{ value: '/b', today: true }, 'value'],
    [{ round: '1.5', palces: 1 }, 'palces'],
    [{ max: ['1', { min: ['2'], where: {} }] }, 'max/1/where'],
  ])('is refused with a second operator or an unknown key: %j', (computed, at) => {
    const fields = { b: TEXT, a: { ...TEXT, computed } };
    expectFinding(schemaCase('', fields, 'bad-expression', `/properties/a/computed/${at}`));
  });
});
