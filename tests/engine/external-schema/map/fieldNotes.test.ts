import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine';
import {
  defaultOf,
  isEmpty,
  nameField,
  noteDefault,
  noteOmitted,
} from '../../../../engine/external-schema/map/fieldNotes.ts';
import { formOf, list, notesOf, TEXT } from '../../support/externalForm.ts';
import { FIELD, openSchema, ROOT } from '../../support/openSchema.ts';
import { compile } from '../../support/readForms.ts';

const OBJECT = { type: 'object', properties: { a: TEXT, l: list(TEXT, {}) } };

describe('importJsonSchema: defaults and errors', () => {
  it('default: fills in the fields of an object, except fields with their own default', async () => {
    const inner = { type: 'object', properties: { b: TEXT, c: { ...TEXT, default: 'own' } } };
    const { store } = await formOf(
      { a: TEXT, o: { ...inner, default: { b: 'x', c: 'y' } }, p: inner },
      { default: { a: 'z', p: { b: 'q' } } },
    );
    expect(store().data()).toEqual({
      a: 'z',
      o: { b: 'x', c: 'own' },
      p: { b: 'q', c: 'own' },
    });
  });

  it.each<[string, JsonObject]>([
    ['a list', list(TEXT, { default: ['p', 'q'] })],
    [
      'a list of objects',
      list({ ...OBJECT }, { default: [{ a: 'x', l: [] }, { l: ['y'] }, { l: [] }] }),
    ],
    ['boxes to tick', list({ enum: ['a', 'b', 'c'] }, { default: ['c', 'a'] })],
    ['any shape', { type: 'array', prefixItems: [TEXT], default: ['a', { b: 1 }] }],
    ['names of any kind', { type: 'object', additionalProperties: TEXT, default: { a: 'b' } }],
  ])('default: fills in lists, objects and answers of any shape: %s', async (_, it) => {
    const { files, store } = await formOf({ it });
    expect(store().data()).toEqual({ it: it.default });
    expect(files.notes?.filter(({ code }) => code === 'left-out')).toEqual([]);
    expect(compile(files).diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it.each<[string, JsonObject, string]>([
    ['a list', list(TEXT, { default: ['p', 5] }), '/default'],
    ['a list of objects', list({ ...OBJECT }, { default: [{ a: 'x' }, { a: 5 }] }), '/default'],
    ['a list of other objects', list({ ...OBJECT }, { default: [{ z: 'x' }] }), '/default'],
    ['an object for a list', list(TEXT, { default: { 0: 'p' } }), '/default'],
    ['boxes to tick', list({ enum: ['a', 'b'] }, { default: ['a', 'c'] }), '/default'],
    ['another kind', { ...TEXT, default: 5 }, '/default'],
    ['an unknown option', { enum: ['a', 'b'], default: 'c' }, '/default'],
    [
      'a wrong property',
      { type: 'object', properties: { a: TEXT }, default: { a: 5 } },
      '/default/a',
    ],
    [
      'an unknown property',
      { type: 'object', properties: { a: TEXT }, default: { b: 5 } },
      '/default/b',
    ],
  ])('default: is omitted with a note when the schema refuses it: %s', async (_, it, place) => {
    const { files, store } = await formOf({ it });
    expect(files.notes).toContainEqual(
      expect.objectContaining({ code: 'left-out', pointer: `/properties/it${place}` }),
    );
    expect([{}, { it: [] }]).toContainEqual(store().data());
    expect(compile(files).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('default: adds no note when it is empty', () => {
    const properties = {
      a: { ...TEXT, default: null },
      b: { type: 'array', items: TEXT, default: [] },
    };
    expect(notesOf({ type: 'object', properties }).join()).not.toContain('default');
  });
});

describe('nameField', () => {
  /** Names a field `it` by its schema. @param $defs definitions of the schema */
  function nameOf(schema: JsonObject, $defs: JsonObject = {}) {
    const root = { $defs, properties: { it: schema, other: schema } };
    const { schemas, mapping, texts } = openSchema(root);
    const opened = schemas.open([{ schema, place: { file: 'f', pointer: '/properties/it' } }]);
    nameField(mapping, opened, { ...FIELD, name: 'firstName' });
    return { texts: texts(), deprecated: [...mapping.deprecated] };
  }

  it.each<[JsonObject, object]>([
    [
      { title: 'T', description: 'D' },
      { 'it.label': 'T', 'it.help': 'D' },
    ],
    [{ title: '', description: '' }, { 'it.label': 'First name' }],
    [{ title: 4 }, { 'it.label': 'First name' }],
    [{ allOf: [{ title: 'Inner' }] }, { 'it.label': 'Inner' }],
  ])('by %j', (schema, texts) => {
    expect(nameOf(schema)).toEqual({ texts, deprecated: [] });
  });

  it('by its own title if the schema is shared', () => {
    const $defs = { shared: { title: 'Shared', description: 'D' } };
    const $ref = '#/$defs/shared';
    expect(nameOf({ $ref }, $defs).texts).toEqual({ 'it.label': 'First name', 'it.help': 'D' });
    expect(nameOf({ $ref, title: 'Own' }, $defs).texts).toMatchObject({ 'it.label': 'Own' });
  });

  it('records that it is deprecated', () => {
    expect(nameOf({ deprecated: true }).deprecated).toEqual(['it']);
    expect(nameOf({ deprecated: 'yes' }).deprecated).toEqual([]);
  });
});

describe('notes and defaults', () => {
  it.each([
    [false, ' left-out: "it" is odd and is left out'],
    [
      true,
      ' left-out: "it" is odd and is left out, though it is required: submissions will lack it',
    ],
  ])('noteOmitted: a field that is required: %s', (isRequired, note) => {
    const { mapping, opened, noted } = openSchema({});
    noteOmitted(mapping, opened, { name: 'it', isRequired }, 'is odd', 'Remove it.');
    expect(noted()).toEqual([note]);
  });

  it('defaultOf: its own default, otherwise its part of the default of the object', () => {
    const initial = { schema: 'outer', place: ROOT };
    const own = openSchema({ default: 'own' }).opened;
    expect(defaultOf(own, { ...FIELD, initial })).toEqual({
      schema: 'own',
      place: { file: 'f', pointer: '/default' },
    });
    const none = openSchema({}).opened;
    expect([defaultOf(none, { ...FIELD, initial }), defaultOf(none, FIELD)]).toEqual([
      initial,
      undefined,
    ]);
  });

  it.each<[Json, boolean]>([
    [null, true],
    ['', true],
    [[], true],
    [{}, true],
    [0, false],
    [false, false],
    ['x', false],
    [[''], false],
  ])('isEmpty: %j is %s; noteDefault notes the others', (schema, expected) => {
    const { mapping, noted } = openSchema({});
    noteDefault(mapping, 'it', { schema, place: ROOT });
    noteDefault(mapping, 'it', undefined);
    expect([isEmpty(schema), noted().length]).toEqual([expected, expected ? 0 : 1]);
  });
});
