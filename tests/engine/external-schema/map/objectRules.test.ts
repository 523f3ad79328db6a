import { describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { formOf, TEXT } from '../../support/externalForm.ts';

describe('importJsonSchema: additions to the schema', () => {
  it.each<[string, JsonObject, FormData, FormData]>([
    ['maxProperties', { maxProperties: 2 }, { a: 'x', b: 'y' }, { a: 'x', b: 'y', d: 'z' }],
    ['minProperties', { minProperties: 2 }, { a: 'x', b: 'y' }, { b: 'y' }],
    ['propertyNames', { propertyNames: { maxLength: 1 } }, { b: 'y' }, { b: 'y', long: 'x' }],
    [
      'a branch',
      { if: { required: ['d'] }, then: { maxProperties: 2 } },
      { b: 'y', d: 'z' },
      { a: 'x', b: 'y', d: 'z' },
    ],
  ])(
    'are ignored by keywords that count or restrict property names: %s',
    async (_, more, right, wrong) => {
      const oneOf = ['b', 'c'].map((name) => ({ properties: { [name]: TEXT }, required: [name] }));
      const { errors } = await formOf({ a: TEXT, d: TEXT, long: TEXT }, { oneOf, ...more });
      expect(errors({ ...right, choice: 'option1' })).toEqual([]);
      expect(errors({ ...wrong, choice: 'option1' })).toEqual([' validation_invalid']);
    },
  );
});
