import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { formOf, TEXT } from '../../support/externalForm.ts';

const A = { properties: { a: TEXT }, required: ['a'] };
const B = { properties: { b: TEXT }, required: ['b'] };

describe('bySelector(): infers the added choice', () => {
  it.each<[string, JsonObject, JsonObject, string | undefined]>([
    ['of the alternative with all given fields', { oneOf: [A, B] }, { b: '1' }, 'option2'],
    [
      'of the only alternative that accepts the object',
      { oneOf: [{ ...A, required: ['a', 'c'] }, B] },
      { a: '1', b: '2' },
      'option2',
    ],
    [
      'of the alternative with a given field, although the object is faulty',
      { oneOf: [{ ...A, required: ['a', 'c'] }, B] },
      { a: '1' },
      'option1',
    ],
    [
      'of the first of several alternatives of anyOf',
      { anyOf: [A, B] },
      { a: '1', b: '2' },
      'option1',
    ],
    [
      'not if several alternatives of oneOf apply',
      { oneOf: [A, B] },
      { a: '1', b: '2' },
      undefined,
    ],
    ['not without answers', { oneOf: [A, B] }, {}, undefined],
  ])('%s', async (_, more, data, choice) => {
    const { store } = await formOf({ x: TEXT }, more);
    expect(store(data).get('/choice')).toBe(choice);
  });
});
