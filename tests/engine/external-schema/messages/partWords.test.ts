import { describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { TEXT } from '../../support/externalForm.ts';
import { anyShape, CODE, form, PERSON, saying } from '../../support/externalNotes.ts';

describe('messages of ajv-errors in an answer of any shape', () => {
  const PART = { ...PERSON, additionalProperties: TEXT };
  it.each<[string, JsonObject, unknown]>([
    [
      'by property',
      anyShape({ ...PART, errorMessage: { properties: { code: 'Two' } } }),
      [{ code: 'x' }],
    ],
    [
      'by property, behind a reference',
      {
        ...anyShape(
          { $ref: '#/$defs/who', errorMessage: { properties: { code: 'Two' } } },
          { $ref: '#/$defs/who' },
        ),
        $defs: { who: { ...PART, properties: { code: { ...TEXT, minLength: 2 } } } },
      },
      [{ code: 'x' }],
    ],
    ['for every fault', anyShape({ ...PART, errorMessage: 'Who?' }), [{ age: 0 }]],
    [
      'for one missing property',
      anyShape({
        ...PART,
        required: ['code', 'age'],
        errorMessage: { required: { age: 'How old?' } },
      }),
      [{ code: 'AA' }],
    ],
    [
      'for a dependent property',
      anyShape({
        ...PART,
        dependentRequired: { age: ['code'] },
        errorMessage: { dependentRequired: { age: 'A code with the age' } },
      }),
      [{ age: 4 }],
    ],
    [
      'by place in a tuple',
      form({
        it: {
          type: 'array',
          prefixItems: [{ ...TEXT, minLength: 2 }, { type: 'integer' }],
          errorMessage: { items: ['A text of two', 'A number'] },
        },
      }),
      ['AA', 'x'],
    ],
    [
      'of a member of allOf',
      anyShape({ allOf: [PART, { required: ['code'], errorMessage: 'A code' }] }),
      [{ age: 1 }],
    ],
    [
      'of the matching alternative',
      anyShape({
        anyOf: [{ type: 'integer' }, { ...PART, properties: { code: CODE }, errorMessage: 'Who?' }],
      }),
      [{ code: 'x' }],
    ],
    [
      'of the object around it',
      form(
        { it: { type: 'array', prefixItems: [CODE] } },
        { errorMessage: { properties: { it: 'A list' } } },
      ),
      ['x'],
    ],
  ])('%s are shown', async (_, schema, it) => {
    const { found, oracle, warned, files } = await saying(schema);
    const data = { it } as FormData;
    const [message = ''] = found(data);
    const words = Object.entries(files.locales.en ?? {}).flatMap(([key, text]) =>
      key.includes('.error.part') ? [text] : [],
    );
    expect(words).toEqual(expect.arrayContaining([oracle(data)[0]]));
    expect(message.endsWith(oracle(data)[0] ?? '?')).toBe(true);
    expect(warned.filter((each) => !each.endsWith('no-message'))).toEqual([]);
  });

  it('are the general messages for a property without its own message', async () => {
    const { found } = await saying(
      anyShape({
        ...PART,
        required: ['code', 'age'],
        errorMessage: { required: { age: 'How old?' } },
      }),
    );
    expect(found({ it: [{ age: 1 }] })).toEqual([
      expect.stringContaining('validation_requiredPart'),
    ]);
  });
});
