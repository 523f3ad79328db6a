import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { mapField, narrowed } from '../../../../engine/external-schema/map/mapField.ts';
import { everyValue } from '../../../../engine/external-schema/read/ExternalSchema.ts';
import type { FieldAt } from '../../../../engine/external-schema/read/Mapping.ts';
import { importedField } from '../../support/externalForm.ts';
import { FIELD, openSchema, ROOT } from '../../support/openSchema.ts';

const TEXT = { type: 'string', maxLength: 9 };

function map(schema: JsonObject | boolean, more: Partial<FieldAt> = {}) {
  const { schemas, mapping, noted, texts } = openSchema({});
  const mapped = mapField(mapping, schemas.open([{ schema, place: ROOT }]), { ...FIELD, ...more });
  return { mapped, notes: noted(), texts: texts() };
}

describe('mapField', () => {
  it('has no field for false, and no note', () => {
    expect(map(false)).toEqual({ mapped: undefined, notes: [], texts: {} });
  });

  it('uses a shared block', () => {
    const $ref = '../../schemas/defs/address.schema.json';
    expect(map({ $ref, title: 'Home' })).toMatchObject({
      mapped: { schema: { $ref }, ui: {} },
      texts: { 'it.label': 'Home' },
    });
  });

  it.each<[JsonObject, string]>([
    [{ type: 'null' }, 'can hold nothing but null'],
    [{ enum: ['x'], minLength: 2 }, 'can hold none of its values'],
  ])('leaves out %j', (schema, reason) => {
    const { mapped, notes } = map(schema);
    expect([mapped, notes]).toEqual([undefined, [` left-out: "it" ${reason} and is left out`]]);
  });

  it.each<[JsonObject, Partial<FieldAt>, string]>([
    [{ type: ['string', 'array'] }, {}, 'may be a text or a list'],
    [
      { type: ['integer', 'object', 'boolean'] },
      {},
      'may be a whole number or an object or true or false',
    ],
    [TEXT, { isMixed: true }, 'has another type in each branch'],
    [{ enum: [['a'], ['b']] }, {}, 'is a choice of objects or lists'],
    [{ type: 'array', const: [] }, {}, 'is a choice of objects or lists'],
    [
      { type: 'array', unevaluatedItems: false },
      {},
      'limits the entries that no other schema describes',
    ],
    [
      {
        anyOf: [
          { type: 'array', items: TEXT },
          { type: 'array', items: { type: 'number' } },
        ],
      },
      {},
      'may be one of several kinds of list',
    ],
  ])('is one answer for %j', (schema, more, reason) => {
    const { mapped, notes } = map(schema, more);
    expect(mapped?.schema).toHaveProperty('json');
    expect(notes).toContain(` assumed: "it" ${reason}: it is one answer of many parts`);
  });

  it('is one answer for a schema that contains itself', () => {
    const node = { type: 'object', properties: { child: { $ref: '#/$defs/node' }, name: TEXT } };
    const { field, notes } = importedField({ $ref: '#/$defs/node' }, { $defs: { node } });
    expect(JSON.stringify(field)).toContain('"json"');
    expect(notes.join()).toContain('"child" contains itself: it is one answer of many parts');
  });

  it.each<[JsonObject, object]>([
    [
      { type: ['string', 'null'], maxLength: 4 },
      { type: 'string', maxChars: 4 },
    ],
    [{ type: ['integer', 'number'] }, { type: 'number' }],
    [{ enum: ['a', 1] }, { enum: ['a', 1] }],
    [{ title: 'T' }, { type: 'string' }],
    [
      { anyOf: [{ type: 'null' }, { type: 'integer', maximum: 4 }] },
      { type: 'integer', maximum: 4 },
    ],
    [
      { type: 'object', properties: { a: TEXT } },
      { type: 'object', properties: {} },
    ],
    [
      { type: 'array', items: TEXT, maxItems: 2 },
      { type: 'array', maxItems: 2 },
    ],
    [
      { type: 'array', items: TEXT, unevaluatedItems: false, maxItems: 2 },
      { type: 'array', maxItems: 2 },
    ],
  ])('is a field for %j', (schema, expected) => {
    expect(importedField(schema).field).toMatchObject(expected);
  });

  it('notes that a schema without a type is a text', () => {
    expect(map({ title: 'T' }).notes).toContain(' assumed: "it" is a text field');
  });
});

describe('narrowed', () => {
  function narrow(schema: JsonObject, kind: Parameters<typeof narrowed>[2]) {
    const { mapping, opened } = openSchema(schema);
    const { layers } = narrowed(mapping, opened, kind);
    return { anyOf: everyValue({ layers }, 'anyOf').map(({ value }) => value), layers };
  }
  const NUMBER = { type: 'number' };

  it('keeps only the alternatives of one type', () => {
    const anyOf = [TEXT, NUMBER, { type: 'string', minLength: 1 }, {}];
    expect(narrow({ anyOf }, 'string').anyOf).toEqual([[anyOf[0], anyOf[2], anyOf[3]]]);
    expect(narrow({ anyOf: [TEXT, NUMBER, { type: 'integer' }] }, 'number').anyOf).toEqual([
      [NUMBER, { type: 'integer' }],
    ]);
  });

  it('applies the keywords of a single alternative directly', () => {
    const { anyOf, layers } = narrow({ title: 'T', anyOf: [TEXT, { type: 'null' }] }, 'string');
    expect(anyOf).toEqual([]);
    expect(layers.map(({ schema }) => schema)).toEqual(expect.arrayContaining([TEXT]));
  });

  it('changes nothing if all or none fit', () => {
    const all = { anyOf: [TEXT, { type: 'string' }] };
    expect([narrow(all, 'string').anyOf, narrow(all, 'object').anyOf]).toEqual([
      [all.anyOf],
      [all.anyOf],
    ]);
  });
});
