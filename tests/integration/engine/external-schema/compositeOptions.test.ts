import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { answerLines, type Json, type JsonObject } from '#engine';
import { formOf, list, saidOf, TEXT } from '../../../engine/support/externalForm.ts';

const RED = { name: 'red', rgb: [255, 0, 0] };
const BLUE = { name: 'blue', rgb: [0, 0, 255] };
const COLOURS = { enum: [RED, BLUE], enumNames: ['Red', 'Blue'] };

describe('a choice of objects or lists with labels', () => {
  it.each<[string, JsonObject]>([
    ['enumNames', COLOURS],
    ['described as well', { ...COLOURS, type: 'object', properties: { name: { type: 'string' } } }],
    [
      'titles',
      {
        oneOf: [
          { const: RED, title: 'Red' },
          { const: BLUE, title: 'Blue' },
        ],
      },
    ],
  ])('is one answer that accepts only its options: %s', async (_, it) => {
    const { errors, files } = await formOf({ it });
    expect(files.schema.properties).toMatchObject({ it: { json: COLOURS } });
    expect(errors({ it: BLUE })).toEqual([]);
    expect(errors({ it: { name: 'green' } })).toHaveLength(1);
  });

  it('accepts labels from the layout', () => {
    const { enumNames: _, ...bare } = COLOURS;
    const schema = {
      type: 'object',
      properties: { who: { type: 'object', properties: { it: bare } } },
    };
    const ui = { who: { it: { 'ui:enumNames': ['Rot', 'Blau'] } } };
    const files = importJsonSchema({ code: 'LR998', schema, ui });
    expect(files.schema.properties).toMatchObject({
      who: { properties: { it: { json: { enum: [RED, BLUE], enumNames: ['Rot', 'Blau'] } } } },
    });
    expect(files.notes?.filter(({ severity }) => severity !== 'info')).toEqual([]);
  });

  it('offers only the options that the rest of the schema accepts', async () => {
    const { files } = await formOf({ it: { ...COLOURS, not: { required: ['rgb'], const: RED } } });
    expect(files.schema.properties).toMatchObject({
      it: { json: { enum: [BLUE], enumNames: ['Blue'] } },
    });
  });

  it('is accepted for the entries of a list', async () => {
    const { errors } = await formOf({ all: list(COLOURS, { uniqueItems: true }) });
    expect(errors({ all: [RED, BLUE] })).toEqual([]);
    expect(errors({ all: [RED, RED] })).toHaveLength(1);
  });

  it.each<[string, JsonObject, Json, readonly string[]]>([
    ['alone', COLOURS, { rgb: [0, 0, 255], name: 'blue' }, ['Blue']],
    ['in a list', list(COLOURS, {}), [RED, BLUE], ['Red, Blue']],
    [
      'in a part',
      { type: 'object', additionalProperties: { oneOf: [{ const: RED, title: 'Red' }, TEXT] } },
      { roof: RED, door: 'none' },
      ['roof: Red', 'door: none'],
    ],
    ['without a label', COLOURS, { name: 'green' }, ['name: green']],
  ])('is shown by its label: %s', async (_, it, value, lines) => {
    const { plan } = await formOf({ it });
    const [node] = plan.root.children;
    if (node?.kind !== 'leaf') throw new TypeError('Expected one answer');
    const read = answerLines(node, value, { texts: {}, language: 'en' });
    expect(read).toEqual(lines);
  });

  it('is named by its values without labels', () => {
    const { enumNames: _, ...it } = COLOURS;
    const files = importJsonSchema({
      code: 'LR998',
      schema: { type: 'object', properties: { it } },
    });
    expect(files.schema.properties).toMatchObject({ it: { json: { enumNames: ['red', 'blue'] } } });
  });
});

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
    const said = (kind: string) => ({
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
      { $defs: { Cat: said('purrs'), Dog: said('barks') } },
    );
    expect(files.schema.properties).toMatchObject({
      pet: { properties: { kind: { enum: ['purrs', 'barks'] } } },
    });
  });

  it('is reported without alternatives', () => {
    const properties = { a: { type: 'string', maxLength: 2 } };
    const discriminator = { propertyName: 'a' };
    expect(saidOf({ type: 'object', properties, discriminator })).toContain(
      'warning /discriminator The targets of "discriminator" get no fields: there is no "oneOf" next to it',
    );
  });
});
