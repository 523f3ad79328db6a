import { describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { formOf, TEXT } from '../../support/externalForm.ts';

const WHAT = { enum: ['one', 'two'] };
const WHOLE = { type: 'integer' };
const LIST = { type: 'array', maxItems: 3 };
const $defs = { text: TEXT, whole: WHOLE, few: { ...WHOLE, maximum: 5 } };

/** Returns a form with a `value` of one schema or the other, selected by `what`. */
function telling(one: JsonObject, two: JsonObject, more: JsonObject = {}) {
  const branch = (what: string, value: JsonObject) => ({
    properties: { what: { const: what }, value },
    required: ['what'],
  });
  return formOf(
    { what: WHAT },
    { oneOf: [branch('one', one), branch('two', two)], $defs, ...more },
  );
}

describe('a property with another schema in each branch', () => {
  it.each<[string, JsonObject, JsonObject, unknown, unknown]>([
    ['a text or a number', TEXT, WHOLE, 'x', 3],
    ['a number or a text', WHOLE, TEXT, 3, 'x'],
    [
      'references to a text or a number',
      { $ref: '#/$defs/text' },
      { $ref: '#/$defs/whole' },
      'x',
      3,
    ],
    ['references and kinds', { $ref: '#/$defs/few' }, { type: 'integer', minimum: 9 }, 1, 10],
    ['one number or texts', { const: 5 }, TEXT, 5, 'x'],
    ['a box or a text', { type: 'boolean' }, TEXT, true, 'x'],
    ['whole and other numbers', WHOLE, { type: 'number' }, 3, 3.5],
    ['lists', { ...LIST, items: TEXT }, { ...LIST, items: WHOLE }, ['x'], [3]],
    [
      'options of lists',
      { type: 'array', items: { enum: ['a'] } },
      { type: 'array', items: { enum: ['b'] } },
      ['a'],
      ['b'],
    ],
    [
      'objects',
      { type: 'object', properties: { a: TEXT, b: { const: 'x' } }, required: ['b'] },
      { type: 'object', properties: { a: WHOLE, b: { const: 'y' } }, required: ['b'] },
      { a: 'x', b: 'x' },
      { a: 3, b: 'y' },
    ],
    [
      'an object and an object of any names',
      { type: 'object', properties: { a: TEXT }, additionalProperties: false },
      { type: 'object', additionalProperties: WHOLE },
      { a: 'x' },
      { z: 3 },
    ],
    ['options of several kinds', { enum: ['a', 'b'] }, { type: 'integer', enum: [1, 2] }, 'a', 2],
  ])('accepts only the value of the selected branch: %s', async (_, first, second, one, two) => {
    for (const more of [{}, { required: ['value'] }]) {
      const { errors, evaluate, store } = await telling(first, second, more);
      for (const [what, value] of [
        ['one', one],
        ['two', two],
      ]) {
        const data = { what, value } as FormData;
        expect(errors(data)).toEqual([]);
        expect(store(data).data()).toEqual(data);
      }
      // `evaluate` drops an option that is not offered.
      const wrong = () => evaluate({ what: 'one', value: two } as FormData);
      expect(() => expect(wrong()).toMatchObject({ errors: [], data: { value: two } })).toThrow();
    }
  });

  it('becomes one answer, with a title or a type name for each alternative', async () => {
    const { files } = await telling(TEXT, { ...WHOLE, title: 'How many' });
    expect(files.schema.properties).toMatchObject({
      value: { json: { anyOf: [{ title: 'Text' }, { title: 'How many' }] } },
    });
    expect(files.notes?.map(({ pointer, message }) => `${pointer} ${message}`)).toContain(
      '/oneOf/0/properties/value "value" has another type in each branch: it is one answer of many parts',
    );
  });
});
