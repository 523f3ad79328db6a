import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { answerLines, type Json, type JsonObject } from '#engine';
import { formOf, list, TEXT } from '../../support/externalForm.ts';

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

describe('a choice of objects', () => {
  const RED = { code: 'r', rgb: [255, 0, 0] };
  const BLUE = { code: 'b', rgb: [0, 0, 255] };
  it.each<[string, JsonObject, readonly string[]]>([
    ['by all their values', { enum: [RED, BLUE] }, ['r, 255, 0, 0', 'b, 0, 0, 255']],
    [
      'by their titles, although their parts are described',
      { type: 'object', properties: { title: TEXT }, enum: [{ title: 'One' }, { title: 'Two' }] },
      ['One', 'Two'],
    ],
    ['lists by their entries', { enum: [[1, 2], [3]] }, ['1, 2', '3']],
    ['a constant', { const: RED }, ['r, 255, 0, 0']],
  ])('offers the options, named %s', async (_, it, names) => {
    const { files, evaluate } = await formOf({ it, a: TEXT });
    expect(files.schema.properties).toMatchObject({ it: { json: { enumNames: names } } });
    const options = (it.enum ?? [it.const]) as readonly Json[];
    for (const option of options) {
      expect(evaluate({ it: option })).toMatchObject({ errors: [], data: { it: option } });
    }
    expect(evaluate({ it: { other: 'x' } }).errors).toHaveLength(1);
  });

  it('fills in a required constant', async () => {
    const { store } = await formOf({ it: { const: RED } }, { required: ['it'] });
    expect(store().data()).toEqual({ it: RED });
  });
});
