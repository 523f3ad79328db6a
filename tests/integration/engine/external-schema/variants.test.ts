import { describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { formOf, TEXT } from '../../../engine/support/externalForm.ts';

const WHAT = { enum: ['one', 'two'] };
const WHOLE = { type: 'integer' };
const LIST = { type: 'array', maxItems: 3 };
const $defs = { text: TEXT, whole: WHOLE, few: { ...WHOLE, maximum: 5 } };

/** Returns a form whose `value` is one thing or another, as `what` tells. */
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

describe('a name that branches describe differently', () => {
  it.each<[string, JsonObject, JsonObject, unknown, unknown]>([
    ['a text or a number', TEXT, WHOLE, 'x', 3],
    ['a number or a text', WHOLE, TEXT, 3, 'x'],
    ['what references name', { $ref: '#/$defs/text' }, { $ref: '#/$defs/whole' }, 'x', 3],
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
      'an object and one of any names',
      { type: 'object', properties: { a: TEXT }, additionalProperties: false },
      { type: 'object', additionalProperties: WHOLE },
      { a: 'x' },
      { z: 3 },
    ],
    ['options of several kinds', { enum: ['a', 'b'] }, { type: 'integer', enum: [1, 2] }, 'a', 2],
  ])('can be filled in, whichever holds: %s', async (_, first, second, one, two) => {
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
      // An option that is not offered is taken away.
      const wrong = () => evaluate({ what: 'one', value: two } as FormData);
      expect(() => expect(wrong()).toMatchObject({ errors: [], data: { value: two } })).toThrow();
    }
  });

  it('is one answer whose alternatives bear the names of their kinds', async () => {
    const { files } = await telling(TEXT, { ...WHOLE, title: 'How many' });
    expect(files.schema.properties).toMatchObject({
      value: { json: { anyOf: [{ title: 'Text' }, { title: 'How many' }] } },
    });
    expect(files.notes?.map(({ pointer, message }) => `${pointer} ${message}`)).toContain(
      '/oneOf/0/properties/value "value" has another type in each branch: it is one answer of many parts',
    );
  });
});
