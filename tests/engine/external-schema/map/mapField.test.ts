import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine';
import { formOf, list, notesOf, TEXT } from '../../support/externalForm.ts';

describe('a field with several kinds of value', () => {
  const TEXTS = { type: 'array', items: { type: 'string' } };
  const NUMBERS = { type: 'array', items: { type: 'number' } };
  it.each<[string, JsonObject, readonly Json[]]>([
    ['a list of texts or a list of numbers', { anyOf: [TEXTS, NUMBERS] }, [['a'], [1], ['a', 1]]],
    ['a list or a text', { type: ['array', 'string'], items: TEXT }, [['a'], 'a', 1]],
    ['entries of either type', list({ type: ['string', 'number'] }, {}), [['a', 1], [true]]],
    ['entries by alternatives', list({ anyOf: [TEXT, { type: 'number' }] }, {}), [['a', 1], [[]]]],
  ])('offers all of them: %s', async (_, it, values) => {
    const schema = { type: 'object', properties: { it } };
    const isValid = new Ajv2020({ strict: false }).compile(schema);
    const { evaluate } = await formOf({ it });
    for (const value of values) {
      const data = { it: value };
      const read = () => evaluate(data);
      if (isValid(data)) expect(read()).toMatchObject({ errors: [], data });
      else expect(() => expect(read().errors).toEqual([])).toThrow();
    }
  });

  it('names the kinds of list', async () => {
    const { files } = await formOf({ it: { anyOf: [TEXTS, NUMBERS] } });
    expect(files.schema.properties).toMatchObject({
      it: { json: { anyOf: [{ title: 'A list: Text' }, { title: 'A list: Number' }] } },
    });
  });
});

describe('importJsonSchema: notes and formats', () => {
  it('adds a note for a list of any values and for a dependent name, which become text fields', () => {
    const found = notesOf({
      type: 'object',
      properties: { card: TEXT, any: { type: 'array' } },
      dependencies: { card: ['address'] },
    });
    expect(found).toContain('info /properties/any "any" is a text field');
    expect(found).toContain('info /dependencies/card/0 "address" is a text field');
  });
});
