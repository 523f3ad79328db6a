import { describe, expect, it } from 'vitest';
import { messageOf, standardRules } from '../../../../engine/compiler/compile/standardRules.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { makeFiles, makeForm } from '../../support/makeForm.ts';
import { type FormParts, openCompilation } from '../../support/openCompilation.ts';
import { compile } from '../../support/readForms.ts';
import { TEXT } from '../../support/schemaCase.ts';

function rulesOf(written: JsonObject, parts: FormParts = {}) {
  const opened = openCompilation({ field: { ...TEXT, ...written } }, parts);
  const rules = standardRules(opened.compilation, opened.draft('leaf', '/field'));
  return {
    rules,
    faults: opened.found(),
    schemas: rules.map(({ test }) => opened.schemaOf(test)),
    ...opened,
  };
}

describe('standardRules', () => {
  it.each<[JsonObject, string, readonly unknown[]]>([
    [{ minLength: 2 }, 'validation_minChars', [2]],
    [{ maxLength: 9 }, 'validation_maxChars', [9]],
    [{ minimum: 0 }, 'validation_minValue', [0]],
    [{ maximum: 9 }, 'validation_maxValue', [9]],
    [{ exclusiveMinimum: 0 }, 'validation_moreThan', [0]],
    [{ exclusiveMaximum: 9 }, 'validation_lessThan', [9]],
    [{ pattern: '^a' }, 'validation_invalid', []],
    [{ const: 'a' }, 'validation_invalid', []],
    [{ not: { const: 'a' } }, 'validation_invalid', []],
    [{ anyOf: [{ minLength: 2 }] }, 'validation_invalid', []],
    [{ if: { minLength: 2 }, then: { pattern: 'a' }, else: false }, 'validation_invalid', []],
    [{ contains: { const: 1 }, minContains: 2 }, 'validation_invalid', []],
  ])('compiles %j', (written, key, args) => {
    const { rules, schemas } = rulesOf(written);
    const [keyword] = Object.keys(written);
    expect(rules).toMatchObject([{ keyword, key, args, severity: 'error' }]);
    expect(schemas).toEqual([written]);
  });

  it('runs limits before logic, each with its own message', () => {
    const errorMessage = { not: 'no_a', maxLength: 'short' };
    const { rules } = rulesOf({ not: { const: 'a' }, maxLength: 9, pattern: 'x', errorMessage });
    expect(rules.map(({ keyword, key }) => `${keyword} ${key}`)).toEqual([
      'maxLength short',
      'pattern validation_invalid',
      'not no_a',
    ]);
  });

  it('compares the values of its schemas with the answers', () => {
    const { compilation } = rulesOf({ not: { const: 'a' } });
    expect(compilation.conditions.asked()).toMatchObject([
      { pattern: '/field', schema: { not: { const: 'a' } } },
    ]);
  });

  it.each<[JsonObject, FormParts, readonly string[]]>([
    [{ pattern: 'a' }, {}, ['/properties/field/pattern no-message']],
    [{ not: {} }, {}, ['/properties/field/not no-message']],
    [{ maxLength: 4 }, {}, []],
    [{ pattern: 'a', errorMessage: 'k' }, {}, []],
    [{ pattern: 'a', errorMessage: { pattern: 'k' } }, {}, []],
    [{ pattern: 'a' }, { texts: { 'field.error.pattern': 'T' } }, []],
    [{ pattern: 'a' }, { texts: { 'field.error.validation_invalid': 'T' } }, []],
    [
      { pattern: 'a' },
      { texts: { 'other.error.pattern': 'T' } },
      ['/properties/field/pattern no-message'],
    ],
  ])('%j with %j warns of %j', (written, parts, faults) => {
    expect(rulesOf(written, parts).faults).toEqual(faults);
  });

  it.each(['minProperties', 'maxProperties'])('refuses %s on a date in parts', (keyword) => {
    const day = {
      type: 'object',
      properties: { d: TEXT, m: TEXT, y: TEXT },
      dateParts: { day: 'd', month: 'm', year: 'y' },
      errorMessage: 'k',
      [keyword]: 1,
    };
    const { compilation, draft, found } = openCompilation({ day });
    standardRules(compilation, draft('group', '/day'));
    expect(found()).toEqual([`/properties/day/${keyword} unfit-rule`]);
  });
});

describe('messageOf', () => {
  it.each<[JsonObject, object]>([
    [{ errorMessage: 'k' }, { key: 'k' }],
    [{ errorMessage: { pattern: 'k' } }, { key: 'k' }],
    [{ errorMessage: { not: 'k' } }, {}],
    [{ errorMessage: { pattern: 4 } }, {}],
    [{}, {}],
  ])('of %j is %j', (written, message) => {
    const { draft } = openCompilation({ field: { ...TEXT, ...written } });
    expect(messageOf(draft('leaf', '/field'), 'pattern')).toEqual(message);
  });
});

describe('keywords of JSON Schema in a form of the project', () => {
  const GROUP = { type: 'object', properties: { x: TEXT, y: TEXT } };
  const fault = (files: ReturnType<typeof makeFiles>) =>
    compile(files).diagnostics.map(({ code, pointer }) => `${code} ${pointer}`);

  it('are reported if they have no message of their own', () => {
    for (const rule of [{ not: { const: '-' } }, { pattern: '^x' }, { const: 'x' }]) {
      const [keyword = ''] = Object.keys(rule);
      const a = { ...TEXT, ...rule };
      const files = makeFiles({ a });
      expect(fault(files)).toEqual([`no-message /properties/a/${keyword}`]);
      const errorMessage = { [keyword]: 'validation_required' };
      expect(fault(makeFiles({ a: { ...a, errorMessage } }))).toEqual([]);
      const en = { [`a.error.${keyword}`]: 'Something else' };
      expect(fault({ ...files, locales: { ...files.locales, en } })).toEqual([]);
    }
  });

  it('apply in addition to the keywords of a shared block', async () => {
    const schema = { ...GROUP, allOf: [{ required: ['x'] }] };
    const a = { $ref: '../../schemas/defs/pair.schema.json', allOf: [{ required: ['y'] }] };
    const shared = { defs: { pair: { schema, locales: {} } }, tables: {} };
    const form = await makeForm({ a }, {}, shared);
    expect(form.errors({ a: { x: '1' } })).toEqual(['/a validation_invalid']);
    expect(form.errors({ a: { y: '1' } })).toEqual(['/a validation_invalid']);
    expect(form.errors({ a: { x: '1', y: '2' } })).toEqual([]);
  });
});
