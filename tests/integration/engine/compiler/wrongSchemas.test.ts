import { describe, expect, it } from 'vitest';
import type { SharedFiles } from '#compiler';
import { makeFiles } from '../../../engine/support/makeForm.ts';
import { compile } from '../../../engine/support/readForms.ts';
import { expectTold, LIST, schemaCase, TEXT } from '../../../engine/support/schemaCase.ts';

const BLOCK: SharedFiles = {
  defs: { address: { schema: { type: 'object', properties: { street: TEXT } }, locales: {} } },
  tables: {},
};

const CASES = [
  schemaCase(
    'two fields with one wire name',
    { a_b: TEXT, a: { type: 'object', properties: { b: TEXT } } },
    'same-wire-name',
    '/properties/a/properties/b',
    'Rename one of them',
  ),
  schemaCase(
    'a field with the wire name of a row',
    { a: LIST, b__2: TEXT },
    'same-wire-name',
    '/properties/b__2',
  ),
  schemaCase(
    'a field with the wire name of a row count',
    { list: LIST, list_recCount: TEXT },
    'same-wire-name',
    '/properties/list_recCount',
  ),
  schemaCase(
    'a misspelt rule',
    { a: { ...TEXT, maxChar: 3 } },
    'unknown-keyword',
    '/properties/a/maxChar',
    '"maxChars"',
  ),
  schemaCase(
    'a keyword of a list on a text',
    { a: { ...TEXT, emptyRows: 'drop' } },
    'unknown-keyword',
    '/properties/a/emptyRows',
    'record list',
  ),
  schemaCase(
    'a rule on an object',
    { a: { type: 'object', properties: { b: TEXT }, hkid: true } },
    'unknown-keyword',
    '/properties/a/hkid',
    'single answer',
  ),
  schemaCase(
    'a misspelt rule in an entry',
    { a: { ...TEXT, rules: [{ hkd: true }] } },
    'unknown-keyword',
    '/properties/a/rules/0',
    '"hkid"',
  ),
  schemaCase(
    'two rules in one entry',
    { a: { ...TEXT, rules: [{ hkid: true, prn: true }] } },
    'bad-rule',
    '/properties/a/rules/0',
  ),
  schemaCase(
    'a limit that is not a number',
    { a: { ...TEXT, maxChars: '30' } },
    'bad-value',
    '/properties/a/maxChars',
    'a whole number',
  ),
  schemaCase(
    'a flag that is not true',
    { a: { ...TEXT, hkid: 'yes' } },
    'bad-value',
    '/properties/a/hkid',
  ),
  schemaCase(
    'a range with one bound',
    { a: { ...TEXT, rangeChars: [8] } },
    'bad-value',
    '/properties/a/rangeChars',
  ),
  schemaCase(
    'a choice without options',
    { a: { type: 'string', enum: [] } },
    'bad-options',
    '/properties/a/enum',
  ),
  schemaCase('a field without a type', { a: { hkid: true } }, 'bad-type', '/properties/a'),
  schemaCase(
    'a file type without a dot',
    { a: { type: 'object', file: { accept: ['pdf'] } } },
    'bad-value',
    '/properties/a/file',
  ),
  schemaCase(
    'an invalid duration',
    { a: { ...TEXT, hkDate: true, dateMin: { from: 'today', add: '7 days' } } },
    'bad-duration',
    '/properties/a/dateMin/add',
  ),
  schemaCase(
    'an unknown required field',
    { a: { type: 'object', properties: { street: TEXT }, required: ['stret'] } },
    'unknown-field',
    '/properties/a/required/0',
    '"street"',
  ),
  schemaCase(
    'atLeastOneOf with an unknown field',
    {
      a: {
        type: 'object',
        properties: { street: TEXT },
        atLeastOneOf: { fields: ['x'], key: 'k' },
      },
    },
    'unknown-field',
    '/properties/a/atLeastOneOf/fields/0',
  ),
  schemaCase(
    'a rule over rows without a message',
    { list: { ...LIST, countWhere: [{ where: { a: { const: 'x' } }, min: 1 }] } },
    'no-message',
    '/properties/list/countWhere/0',
  ),
  schemaCase(
    'a date of unknown parts',
    {
      a: {
        type: 'object',
        dateParts: { day: 'd', month: 'm', year: 'y' },
        properties: { d: TEXT },
      },
    },
    'unknown-field',
    '/properties/a/dateParts',
  ),
  schemaCase(
    'an unknown block',
    { a: { $ref: '../../schemas/defs/adress.schema.json' } },
    'unknown-ref',
    '/properties/a/$ref',
  ),
  schemaCase(
    'a remote schema',
    { a: { $ref: 'https://example.hk/x.json' } },
    'unknown-ref',
    '/properties/a/$ref',
  ),
  schemaCase('an invalid name', { __proto: TEXT, 'a/b': TEXT }, 'bad-name', '/properties/a~1b'),
  schemaCase('a name with a space', { 'a b': TEXT }, 'bad-name', '/properties/a b'),
  schemaCase('a name with a digit first', { '2b': TEXT }, 'bad-name', '/properties/2b'),
  schemaCase('a reserved name', { not: TEXT }, 'bad-name', '/properties/not'),
  schemaCase(
    'a prefill from an unknown source',
    { a: { ...TEXT, prefill: { from: 'elsewhere', name: 'a' } } },
    'bad-value',
    '/properties/a/prefill',
  ),
];

describe('compileForm: reports to the author', () => {
  it.each(CASES)('$title', expectTold);

  it('both fields with the same wire name', () => {
    const files = makeFiles({ a_b: TEXT, a: { type: 'object', properties: { b: TEXT } } });
    expect(compile(files).diagnostics.map(({ message }) => message)).toEqual([
      '/a_b and /a/b would both have the wire name "a_b"',
    ]);
  });

  it('a fault inside a block at its place in the block', () => {
    const schema = { type: 'object', properties: { street: { type: 'string', maxChar: 3 } } };
    const files = makeFiles({ a: { $ref: '../../schemas/defs/address.schema.json' } });
    const { diagnostics } = compile(files, {
      defs: { address: { schema, locales: {} } },
      tables: {},
    });
    expect(diagnostics).toMatchObject([
      {
        file: 'schemas/defs/address.schema.json',
        pointer: '/properties/street/maxChar',
        code: 'unknown-keyword',
      },
    ]);
  });

  it('a block that refers to itself', () => {
    const schema = { $ref: 'address.schema.json' };
    const files = makeFiles({ a: { $ref: '../../schemas/defs/address.schema.json' } });
    const { diagnostics } = compile(files, {
      defs: { address: { schema, locales: {} } },
      tables: {},
    });
    expect(diagnostics.map(({ code }) => code)).toContain('ref-cycle');
  });

  it('a block that contains itself, and a form that contains itself', () => {
    const schema = { type: 'object', properties: { inner: { $ref: 'address.schema.json' } } };
    const files = makeFiles({
      a: { $ref: '../../schemas/defs/address.schema.json' },
      b: { $ref: '#' },
    });
    const { diagnostics } = compile(files, {
      defs: { address: { schema, locales: {} } },
      tables: {},
    });
    const cycles = diagnostics.filter(({ code }) => code === 'ref-cycle');
    expect(cycles.map(({ pointer }) => pointer)).toEqual([
      '/properties/inner/$ref',
      '/properties/b/$ref',
    ]);
  });

  it('texts in the schema as a warning, without withholding the form', () => {
    const { plan, diagnostics } = compile(makeFiles({ a: { ...TEXT, title: 'Name' } }), BLOCK);
    expect(plan).toBeDefined();
    expect(diagnostics).toMatchObject([{ code: 'text-in-schema', severity: 'warning' }]);
  });

  it('nothing for a valid form', () => {
    const files = makeFiles({ a: TEXT, b: { $ref: '../../schemas/defs/address.schema.json' } });
    expect(compile(files, BLOCK).diagnostics).toEqual([]);
  });
});
