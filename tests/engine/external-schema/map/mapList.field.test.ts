import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { importedField } from '../../support/externalForm.ts';

const TEXT = { type: 'string', maxLength: 9 };
const REQUIRED = { required: ['it'] };
const list = (more: JsonObject) => ({ type: 'array', ...more });
const ticks = (more: JsonObject = {}) => list({ items: { enum: ['a', 'b', 'c'] }, ...more });

describe('mapList: one answer of any shape', () => {
  it.each<[JsonObject, string]>([
    [{ prefixItems: [TEXT] }, 'is a list with another schema for each position'],
    [{ items: list({ items: TEXT }) }, 'is a list of lists'],
    [{ items: { type: 'boolean' } }, 'is a list of true or false'],
    [{ items: { type: ['string', 'null'] } }, 'is a list with entries that may be null'],
    [{ items: { enum: [{ a: 1 }] } }, 'is a list of objects or lists to choose from'],
    [{ items: TEXT, readOnly: true }, 'is a list that is only shown'],
    [
      { items: { type: 'string', enum: ['x'], minLength: 2 } },
      'is a list of values that no field can hold',
    ],
  ])('for %j', (more, reason) => {
    const { field, notes } = importedField(list(more));
    expect(field).toHaveProperty('json');
    expect(notes.join()).toContain(`"it" ${reason}: it is one answer of many parts`);
  });

  it('for rows that contain the list', () => {
    const node = {
      type: 'object',
      properties: { name: TEXT, all: list({ items: { $ref: '#/$defs/node' } }) },
    };
    const { notes } = importedField({ $ref: '#/$defs/node' }, { $defs: { node } });
    expect(notes.join()).toContain('"all" contains itself');
  });
});

describe('mapList: checkboxes', () => {
  it('for options, each accepted once', () => {
    const { field, layout, notes } = importedField(ticks());
    expect(field).toMatchObject({
      type: 'array',
      items: { enum: ['a', 'b', 'c'] },
      rules: [{ schema: { uniqueItems: true }, key: 'validation_repeated' }],
    });
    expect(layout).toEqual({ 'ui:widget': 'checkboxes' });
    expect(notes).toContain('assumed /properties/it: "it" accepts each option once');
    expect(importedField(ticks({ uniqueItems: true })).notes.join()).not.toContain(
      'each option once',
    );
  });

  it.each<[JsonObject, object]>([
    [{ minItems: 2 }, { minSelected: 2 }],
    [{ maxItems: 2 }, { maxSelected: 2 }],
    [{ default: ['c', 'a'] }, { default: ['c', 'a'] }],
  ])('with %j', (more, expected) => {
    expect(importedField(ticks(more)).field).toMatchObject(expected);
  });

  it.each<[JsonObject, string]>([
    [{ minItems: 1 }, 'minSelected'],
    [{ maxItems: 3 }, 'maxSelected'],
    [{ default: ['z'] }, 'default'],
  ])('with %j have no %s', (more, name) => {
    expect(importedField(ticks(more)).field).not.toHaveProperty(name);
  });

  it('have the names of their options', () => {
    const items = { oneOf: [{ const: 'a', title: 'Alpha' }, { const: 'b' }] };
    expect(importedField(list({ items })).texts).toMatchObject({
      'it.options.a': 'Alpha',
      'it.options.b': 'b',
    });
  });

  it('report the counts of a rule as boxes', () => {
    const rules = importedField(ticks({ not: { minItems: 3 }, anyOf: [{ minItems: 2 }] })).field
      ?.rules;
    expect(rules).toHaveLength(3);
  });
});

describe('mapList: records', () => {
  it.each<[JsonObject, JsonObject, object]>([
    [{ items: TEXT }, {}, { maxItems: 50, ordered: true }],
    [{ items: TEXT, maxItems: 4 }, {}, { maxItems: 4 }],
    [{ items: TEXT, minItems: 60 }, {}, { maxItems: 60 }],
    [{ items: TEXT, minItems: 2 }, REQUIRED, { minItems: 2 }],
    [{ items: TEXT, default: ['x'] }, {}, { default: ['x'] }],
    [{ items: TEXT, uniqueItems: true }, {}, { rules: [{ schema: { uniqueItems: true } }] }],
    [{ items: TEXT, minItems: 2 }, {}, { rules: [{ schema: { minItems: 2 }, args: [2] }] }],
  ])('of %j with %j', (more, form, expected) => {
    expect(importedField(list(more), form).field).toMatchObject(expected);
  });

  it.each<[JsonObject, JsonObject, string]>([
    [{ items: TEXT, minItems: 2 }, {}, 'minItems'],
    [{ items: TEXT, minItems: 1 }, {}, 'rules'],
    [{ items: TEXT, minItems: 2 }, REQUIRED, 'rules'],
    [{ items: TEXT }, REQUIRED, 'minItems'],
  ])('of %j with %j have no %s', (more, form, name) => {
    expect(importedField(list(more), form).field).not.toHaveProperty(name);
  });

  it('are named by the title of the rows, otherwise by the list', () => {
    const row = { type: 'object', title: 'Member', properties: { a: TEXT } };
    expect(importedField(list({ title: 'Members', items: row })).texts).toMatchObject({
      'it.label': 'Members',
      'it.record': 'Member {n}',
      'it.add': 'Add: Member',
    });
    expect(importedField(list({ title: 'Names', items: TEXT })).texts).toMatchObject({
      'it.record': 'Names {n}',
    });
  });

  it.each<[JsonObject, JsonObject, string]>([
    [{ items: TEXT }, {}, '"it" accepts at most 50 entries'],
    [{ items: TEXT, maxItems: 4 }, REQUIRED, '"it" is required, so it needs at least one entry'],
  ])('note the decision about %j', (more, form, note) => {
    expect(importedField(list(more), form).notes).toContain(`assumed /properties/it: ${note}`);
  });

  it('note nothing about limits that the schema has', () => {
    const { notes } = importedField(list({ items: TEXT, maxItems: 4, minItems: 1 }), REQUIRED);
    expect(notes.filter((note) => note.includes('/properties'))).toEqual([]);
  });
});
