import { describe, expect, it } from 'vitest';
import type { SharedFiles } from '#compiler';
import { makeFiles } from '../../../engine/support/makeForm.ts';
import { compile } from '../../../engine/support/readForms.ts';
import { expectFinding, schemaCase, TEXT } from '../../../engine/support/schemaCase.ts';

const BLOCK: SharedFiles = {
  defs: { address: { schema: { type: 'object', properties: { street: TEXT } }, locales: {} } },
  tables: {},
};

const CASES = [
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
    'an unknown required field',
    { a: { type: 'object', properties: { street: TEXT }, required: ['stret'] } },
    'unknown-field',
    '/properties/a/required/0',
    '"street"',
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
];

describe('compileForm: reports to the author', () => {
  it.each(CASES)('$title', expectFinding);

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
