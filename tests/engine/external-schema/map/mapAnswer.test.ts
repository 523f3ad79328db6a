import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { importedField } from '../../support/externalForm.ts';

const REQUIRED = { required: ['it'] };

describe('mapAnswer: the field', () => {
  it.each<[JsonObject, JsonObject, object, object | undefined]>([
    [{ type: 'boolean' }, {}, { type: 'boolean' }, {}],
    [{ const: true }, REQUIRED, { type: 'boolean' }, {}],
    [{ type: 'boolean' }, REQUIRED, { enum: [true, false] }, { 'ui:widget': 'radio' }],
    [{ const: false }, {}, { enum: [false] }, { 'ui:widget': 'radio' }],
    [{ const: 'x' }, {}, { enum: ['x'] }, { 'ui:widget': 'radio' }],
    [{ const: 'x' }, REQUIRED, { type: 'string', computed: 'x' }, {}],
    [{ const: 4 }, REQUIRED, { type: 'number', computed: 4 }, {}],
    [
      { enum: ['a', 'b', 'c', 'd', 'e'] },
      {},
      { enum: ['a', 'b', 'c', 'd', 'e'] },
      { 'ui:widget': 'radio' },
    ],
    [{ enum: [1, 2, 3, 4, 5, 6] }, {}, { enum: [1, 2, 3, 4, 5, 6] }, { 'ui:widget': 'select' }],
    [
      { type: 'integer', minimum: 1, maximum: 9 },
      {},
      { type: 'integer', minimum: 1, maximum: 9 },
      { 'ui:options': { width: 's' } },
    ],
    [
      { type: 'number', exclusiveMinimum: 0, multipleOf: 2 },
      {},
      { type: 'number', exclusiveMinimum: 0, multipleOf: 2 },
      { 'ui:options': { width: 's' } },
    ],
    [{ type: 'string', maxLength: 9 }, {}, { type: 'string', maxChars: 9 }, undefined],
  ])('of %j with %j', (it, more, field, layout) => {
    const imported = importedField(it, more);
    expect(imported.field).toMatchObject(field);
    if (layout && Object.keys(layout).length > 0) expect(imported.layout).toMatchObject(layout);
  });

  it('names the options, and Yes and No', () => {
    const options = { oneOf: [{ const: 'a', title: 'Alpha' }, { const: 'b_c' }] };
    expect(importedField(options).texts).toMatchObject({ 'it.options.a': 'Alpha' });
    expect(importedField({ type: 'boolean' }, REQUIRED).texts).toMatchObject({
      'it.options.true': 'Yes',
      'it.options.false': 'No',
    });
  });

  it.each<[JsonObject, JsonObject, string]>([
    [{ const: 'x' }, REQUIRED, 'assumed /properties/it/const: "it" is filled in and only shown'],
    [
      { type: 'boolean' },
      REQUIRED,
      'assumed /properties/it/type: "it" must be given, so it is asked as Yes or No',
    ],
    [
      { type: 'string', maxLength: 4, readOnly: true },
      REQUIRED,
      'assumed /properties/it/readOnly: "it" must be given, so it is asked for although it is read-only',
    ],
    [
      { type: 'string', maxLength: 4, default: 4 },
      {},
      'left-out /properties/it/default: The default of "it" is not filled in',
    ],
  ])('notes the decision about %j', (it, more, note) => {
    expect(importedField(it, more).notes).toContain(note);
  });
});

describe('mapAnswer: default and read-only', () => {
  const TEXT = { type: 'string', maxLength: 4 };

  it.each<[JsonObject, JsonObject, object]>([
    [{ ...TEXT, default: 'x' }, {}, { default: 'x' }],
    [{ ...TEXT, readOnly: true }, {}, { readOnly: true }],
    [{ ...TEXT, readOnly: true, default: 'x' }, REQUIRED, { readOnly: true, default: 'x' }],
  ])('of %j', (it, more, expected) => {
    expect(importedField(it, more).field).toMatchObject(expected);
  });

  it.each<[JsonObject, JsonObject, string]>([
    [{ ...TEXT, default: 4 }, {}, 'default'],
    [{ ...TEXT, default: ['x'] }, {}, 'default'],
    [{ enum: ['a'], default: 'b' }, {}, 'default'],
    [{ ...TEXT, readOnly: true }, REQUIRED, 'readOnly'],
    [TEXT, {}, 'rules'],
  ])('of %j with %j has no %s', (it, more, name) => {
    expect(importedField(it, more).field).not.toHaveProperty(name);
  });
});

describe('mapAnswer: rules', () => {
  const rulesOf = (it: JsonObject) => importedField(it).field?.rules;

  it.each<[JsonObject, readonly object[]]>([
    [
      { type: 'string', maxLength: 4, not: { const: 'a' } },
      [{ schema: { not: { const: 'a' } }, key: 'validation_mustNotBe' }],
    ],
    [
      { type: 'integer', allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] },
      [{ schema: { multipleOf: 2 }, args: [2] }],
    ],
    [{ type: 'string', maxLength: 9, pattern: '^a' }, [{ schema: { pattern: '^a' } }]],
    [{ type: 'string', format: 'uuid' }, [{ key: 'wrongFormat' }]],
    [
      { type: 'number', format: 'int32' },
      [{ key: 'validation_invalidInteger' }, { args: [-2147483648] }, { args: [2147483647] }],
    ],
  ])('of %j', (it, rules) => {
    expect(rulesOf(it)).toMatchObject(rules);
  });

  it.each<[JsonObject]>([
    [{ type: 'string', format: 'email' }],
    [{ enum: ['a', 'b'], not: { const: 'a' } }],
    [{ type: 'string', format: 'data-url', pattern: 'x' }],
  ])('of %j are covered by the field', (it) => {
    expect(rulesOf(it)).toBeUndefined();
  });
});
