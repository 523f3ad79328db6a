import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { list, TEXT } from '../../support/externalForm.ts';
import { anyShape, form, saying } from '../../support/externalNotes.ts';

describe('importJsonSchema: messages that no applicant can see', () => {
  const LONG = { ...TEXT, minLength: 2 };
  it.each<[string, JsonObject, string]>([
    [
      'for an unknown keyword',
      form({ a: { ...LONG, errorMessage: { minLenght: 'x' } } }),
      '/properties/a/errorMessage/minLenght unsaid-words',
    ],
    [
      'for an unknown property',
      form({ a: TEXT }, { errorMessage: { properties: { b: 'x' } } }),
      '/errorMessage/properties/b unsaid-words',
    ],
    [
      'for a list entry by its index',
      form({ a: list(LONG, { errorMessage: { items: ['x'] } }) }),
      '/properties/a/errorMessage/items/0 unsaid-words',
    ],
    [
      'in an alternative',
      form({ a: { ...TEXT, anyOf: [{ ...LONG, errorMessage: 'x' }, { maxLength: 1 }] } }),
      '/properties/a/anyOf/0/errorMessage unsaid-words',
    ],
    [
      'in `contains` of a list',
      form({ a: list(TEXT, { contains: { ...LONG, errorMessage: 'x' } }) }),
      '/properties/a/contains/errorMessage unsaid-words',
    ],
    [
      'that are not text',
      form({ a: { ...LONG, errorMessage: { minLength: 5 } } }),
      '/properties/a/errorMessage/minLength unsaid-words',
    ],
    [
      'in a part of an answer of any shape',
      anyShape({ ...LONG, errorMessage: { maxItems: 'x' } }),
      '/properties/it/prefixItems/0/errorMessage/maxItems unsaid-words',
    ],
    [
      'that quote the answer',
      form({ a: { ...LONG, errorMessage: `Not $\{/a}` } }),
      '/properties/a/errorMessage words-template',
    ],
  ])('%s are reported to their author', async (_, schema, line) => {
    const { warned } = await saying(schema);
    expect(warned).toContain(line);
  });

  it('are not reported for errors that the form itself prevents', async () => {
    const options = { type: 'string', enum: ['a'], errorMessage: { enum: 'x', type: 'x' } };
    const errorMessage = { type: 'x', additionalProperties: 'x' };
    const { warned } = await saying(
      form({ a: options }, { additionalProperties: false, errorMessage }),
    );
    expect(warned).toEqual([]);
  });
});
