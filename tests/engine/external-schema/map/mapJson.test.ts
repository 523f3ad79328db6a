import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { mapJson } from '../../../../engine/external-schema/map/mapJson.ts';
import type { FieldAt } from '../../../../engine/external-schema/read/Mapping.ts';
import { FIELD, openSchema } from '../../support/openSchema.ts';

/** Maps a schema to one answer of any shape. */
function map(schema: JsonObject, more: Partial<FieldAt> = {}) {
  const { mapping, opened, noted, texts } = openSchema(schema);
  const mapped = mapJson(mapping, opened, { ...FIELD, ...more }, 'is a tuple');
  return { ...mapped, notes: noted(), texts: texts() };
}
const TEXT = { type: 'string' };

describe('mapJson', () => {
  it('keeps the schema, and notes that it is one answer', () => {
    const { schema, ui, notes, texts } = map({ title: 'Pair', prefixItems: [TEXT] });
    expect([schema, ui]).toEqual([{ json: { title: 'Pair', prefixItems: [TEXT] } }, {}]);
    expect(notes).toEqual([' assumed: "it" is a tuple: it is one answer of many parts']);
    expect(texts['it.label']).toBe('Pair');
  });

  it.each<[JsonObject, Partial<FieldAt>, object]>([
    [{ default: ['a'] }, {}, { default: ['a'] }],
    [
      {},
      { initial: { schema: { a: 1 }, place: { file: 'f', pointer: '' } } },
      { default: { a: 1 } },
    ],
    [{}, { isReadOnly: true }, { readOnly: true }],
  ])('has a default and the read-only flag: %j %j', (schema, more, expected) => {
    expect(map(schema, more).schema).toMatchObject(expected);
  });

  it.each<[Json]>([[null], [''], [[]], [{}]])('ignores the empty default %j', (initial) => {
    expect(map({ default: initial }).schema).not.toHaveProperty('default');
    expect(map(TEXT).schema).not.toHaveProperty('readOnly');
  });

  it('notes that a required answer must not be empty, if the schema accepts an empty one', () => {
    const note = ' assumed: "it" is required, so the form refuses an empty value';
    expect(map({ type: 'object' }, { isRequired: true }).notes).toContain(note);
    expect(map({ minItems: 1, type: 'array' }, { isRequired: true }).notes).not.toContain(note);
    expect(map({ type: 'object' }).notes).not.toContain(note);
  });

  it('applies the schemas of a branch as rules', () => {
    const place = { file: 'f', pointer: '/then' };
    const refinements = [{ when: { a: {} }, spots: [{ schema: { minItems: 2 }, place }] }];
    expect(map({ type: 'array' }, { refinements }).schema.rules).toMatchObject([
      { when: { a: {} }, schema: { minItems: 2 } },
    ]);
  });
});

describe('mapJson: definitions', () => {
  const json = (schema: JsonObject) => map(schema).schema.json;

  it('moves referenced schemas into the answer, each once', () => {
    const $defs = { 'a b': TEXT, other: TEXT };
    const $ref = '#/$defs/a b';
    expect(json({ $defs, items: { $ref }, contains: { $ref } })).toEqual({
      items: { $ref: '#/$defs/a_b' },
      contains: { $ref: expect.stringMatching(/^#\/\$defs\/a_b/) },
      $defs: expect.objectContaining({ a_b: TEXT }),
    });
  });

  it('numbers definitions of the same name, and ends for a schema that contains itself', () => {
    const one = { $defs: { x: TEXT }, $ref: '#/properties/one/$defs/x' };
    const two = { $defs: { x: { type: 'number' } }, $ref: '#/properties/two/$defs/x' };
    expect(json({ properties: { one, two } })).toMatchObject({
      properties: { one: { $ref: '#/$defs/x' }, two: { $ref: '#/$defs/x_1' } },
      $defs: { x: TEXT, x_1: { type: 'number' } },
    });
    expect(json({ items: { $ref: '#' } })).toEqual({
      items: { $ref: '#/$defs/root' },
      $defs: { root: { items: { $ref: '#/$defs/root' } } },
    });
  });

  it('omits identifiers and comments', () => {
    const named = { $schema: 's', $id: 'i', $anchor: 'a', $comment: 'c', definitions: {} };
    expect(json({ ...named, type: 'array' })).toEqual({ type: 'array' });
  });

  it('names options that are objects or lists', () => {
    expect(json({ items: { enum: [{ a: 'x' }, 'y'] } })).toMatchObject({
      items: { enumNames: ['x', 'y'] },
    });
    expect(json({ items: { enum: [{ a: 'x' }], enumNames: ['Ex'] } })).toMatchObject({
      items: { enumNames: ['Ex'] },
    });
    expect(json({ items: { enum: ['y'] } })).toEqual({ items: { enum: ['y'] } });
  });
});
