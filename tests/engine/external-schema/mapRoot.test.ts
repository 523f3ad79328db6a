import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { JsonObject } from '#engine';
import { notesOf, TEXT } from '../support/externalForm.ts';
import { formInUse } from '../support/makeForm.ts';
import { loadForm } from '../support/readForms.ts';

const opened = async (schema: JsonObject, ui: JsonObject = {}) => {
  const files = importJsonSchema({ code: 'LR998', schema, ui });
  return { files, ...formInUse(await loadForm(files)) };
};
const PERSON = { type: 'object', title: 'Person', properties: { name: TEXT }, required: ['name'] };

describe('mapRoot: a list', () => {
  it('becomes records under one name, with a note', async () => {
    const { files, errors } = await opened({ type: 'array', title: 'People', items: PERSON });
    expect(files.locales.en?.['$form.title']).toBe('People');
    expect(errors({})).toEqual([]);
    expect(errors({ entries: [{ name: 'Chan' }] })).toEqual([]);
    expect(errors({ entries: [{}] })).toEqual(['/entries/0/name validation_required']);
    expect(files.notes?.map(({ message }) => message)).toContain(
      'The schema is a list, but the answers of a form are an object: they have it under "entries"',
    );
  });

  it('is required if it must have an entry', async () => {
    const { errors } = await opened({ type: 'array', minItems: 1, items: PERSON });
    expect(errors({})).toEqual(['/entries validation_required']);
  });

  it('may be behind a reference, or have a schema for each position', async () => {
    const { errors } = await opened({
      $ref: '#/$defs/pair',
      $defs: { pair: { type: 'array', prefixItems: [TEXT, { type: 'integer' }] } },
    });
    expect(errors({ entries: ['a', 1] })).toEqual([]);
    expect(errors({ entries: ['a', 'b'] })).toHaveLength(1);
  });

  it('has the layout of RJSF for the whole value, or that of its name', async () => {
    const schema = { type: 'array', items: PERSON };
    const layout = { items: { name: { 'ui:widget': 'textarea' } } };
    for (const ui of [layout, { entries: layout }]) {
      const { files } = await opened(schema, ui);
      expect(files.schema.properties).toMatchObject({
        entries: { items: { properties: { name: { multiline: true } } } },
      });
    }
  });
});

describe('mapRoot: an object without properties', () => {
  it.each<[string, JsonObject]>([
    ['additionalProperties', { type: 'object', additionalProperties: TEXT }],
    ['patternProperties', { patternProperties: { '^[a-z]': TEXT }, additionalProperties: false }],
    ['propertyNames', { propertyNames: { pattern: '^[a-z]' } }],
  ])('becomes one answer whose names the applicant chooses: %s', async (keyword, schema) => {
    const { errors } = await opened(schema);
    expect(errors({ entries: { a: 'x' } })).toEqual([]);
    const wrong = keyword === 'additionalProperties' ? { a: 7 } : { 7: 'x' };
    expect(errors({ entries: wrong })).toHaveLength(1);
  });

  it.each<JsonObject>([{ type: 'object' }, { type: 'object', additionalProperties: false }])(
    'is refused: %j',
    (schema) => {
      expect(notesOf(schema)).toContain('error  The schema has no field that can be filled in');
    },
  );
});

describe('mapRoot: a value of many shapes', () => {
  it('is one answer if its alternatives are a list and an object of free names', async () => {
    const { files, errors } = await opened({
      anyOf: [
        { type: 'array', items: TEXT },
        { type: 'object', additionalProperties: { type: 'integer' } },
      ],
    });
    expect(errors({ entries: ['a'] })).toEqual([]);
    expect(errors({ entries: { a: 1 } })).toEqual([]);
    expect(errors({ entries: { a: 'x' } })).toHaveLength(1);
    expect(files.notes?.map(({ message }) => message)).toContain(
      'The schema is a value of many shapes, but the answers of a form are an object: they have it under "entries"',
    );
    expect(files.notes?.map(({ code }) => code)).not.toContain('left-out');
  });

  it('is refused if the schema says nothing of it', () => {
    const { notes = [] } = importJsonSchema({
      code: 'LR998',
      schema: { type: ['array', 'object'] },
    });
    expect(notes.map(({ code }) => code)).toContain('no-fields');
  });
});

describe('mapRoot: alternatives and references', () => {
  const A = { type: 'object', properties: { a: TEXT }, required: ['a'] };
  const B = { properties: { b: TEXT }, required: ['b'] };

  it.each(['oneOf', 'anyOf'])('asks for one of the alternatives of %s', async (keyword) => {
    const { files } = await opened({ [keyword]: [A, B] });
    expect(Object.keys(files.schema.properties ?? {})).toEqual(expect.arrayContaining(['a', 'b']));
  });

  it('asks for the object if other types are allowed, with a note', async () => {
    const { files, errors } = await opened({ oneOf: [A, { type: 'array', items: TEXT }] });
    expect(errors({ a: 'x' })).toEqual([]);
    expect(files.notes?.map(({ message }) => message)).toContain(
      'The schema also accepts a value that is no object, for which the form cannot ask',
    );
  });

  it('has the title of the schema that it refers to, not of one of its parts', async () => {
    const named = { ...A, title: 'Named' };
    const direct = await opened({ $ref: '#/$defs/n', $defs: { n: named } });
    const part = await opened({ allOf: [named] });
    expect(direct.files.locales.en?.['$form.title']).toBe('Named');
    expect(part.files.locales.en?.['$form.title']).toBe('LR998');
  });

  it('opens without a type', async () => {
    expect((await opened(B)).errors({ b: 'x' })).toEqual([]);
  });
});

describe('mapRoot: a library', () => {
  it.each([
    ['$defs', {}],
    ['definitions', { type: 'object' }],
    ['$defs', { type: ['array', 'object'], additionalProperties: false }],
  ])('is refused with the names in %s', (keyword, more) => {
    const schema = { ...more, [keyword]: { address: TEXT, person: PERSON } };
    const { notes = [] } = importJsonSchema({ code: 'LR998', schema });
    const errors = notes.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([
      {
        code: 'library',
        message: 'The schema only defines others: address, person',
        remedy: expect.stringContaining(`"$ref": "#/${keyword}/address"`),
      },
    ]);
  });
});
