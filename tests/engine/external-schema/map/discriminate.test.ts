import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { formOf, notesOf } from '../../support/externalForm.ts';

describe("OpenAPI's discriminator", () => {
  const pet = (name: string, kind: string) => ({
    type: 'object',
    required: [name],
    properties: { kind: { type: 'string' }, [name]: { type: 'string', title: kind, maxLength: 9 } },
  });
  const schemas = { Cat: pet('hunts', 'Cat'), Dog: pet('barks', 'Dog') };
  const oneOf = ['Cat', 'Dog'].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const open = (mapping: JsonObject | undefined) =>
    formOf(
      {
        pet: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string' } },
          discriminator: { propertyName: 'kind', ...(mapping ? { mapping } : {}) },
          oneOf,
        },
      },
      { components: { schemas } },
    );

  it.each<[string, JsonObject | undefined, readonly string[]]>([
    [
      'by reference',
      { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
      ['cat', 'dog'],
    ],
    ['by name', { cat: 'Cat', dog: 'Dog' }, ['cat', 'dog']],
    ['in part', { puss: 'Cat', tom: 'Cat' }, ['puss', 'tom', 'Dog']],
    ['not at all', undefined, ['Cat', 'Dog']],
  ])(
    'becomes a choice, mapped %s, and shows the fields of the chosen alternative',
    async (_, mapping, values) => {
      const { files, store, errors } = await open(mapping);
      expect(files.schema.properties).toMatchObject({
        pet: { properties: { kind: { enum: values } } },
      });
      const shown = (kind: string) =>
        ['hunts', 'barks'].filter((name) => store({ pet: { kind } }).isVisible(`/pet/${name}`));
      expect(shown(values[0] ?? '')).toEqual(['hunts']);
      expect(shown(values.at(-1) ?? '')).toEqual(['barks']);
      expect(errors({ pet: { kind: values.at(-1) ?? '', barks: 'x' } })).toEqual([]);
      expect(files.notes?.map(({ message }) => message)).toContain(
        '"kind" accepts only the values that select an alternative',
      );
    },
  );

  it('is ignored where an alternative has its own constant', async () => {
    const found = (kind: string) => ({
      properties: { kind: { enum: [kind] }, [kind]: { type: 'boolean' } },
    });
    const { files } = await formOf(
      {
        pet: {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          oneOf: [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/Dog' }],
        },
      },
      { $defs: { Cat: found('purrs'), Dog: found('barks') } },
    );
    expect(files.schema.properties).toMatchObject({
      pet: { properties: { kind: { enum: ['purrs', 'barks'] } } },
    });
  });

  it('is reported without alternatives', () => {
    const properties = { a: { type: 'string', maxLength: 2 } };
    const discriminator = { propertyName: 'a' };
    expect(notesOf({ type: 'object', properties, discriminator })).toContain(
      'warning /discriminator The targets of "discriminator" get no fields: there is no "oneOf" next to it',
    );
  });
});
