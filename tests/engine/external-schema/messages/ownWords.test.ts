import { describe, expect, it } from 'vitest';
import type { FormData, JsonObject } from '#engine';
import { branching, list, TEXT } from '../../support/externalForm.ts';
import { CODE, form, PERSON, saying } from '../../support/externalNotes.ts';

describe('messages of ajv-errors on an object for its parts', () => {
  it.each<[string, JsonObject, FormData]>([
    [
      'by property',
      form({ code: CODE }, { errorMessage: { properties: { code: 'Two capitals' } } }),
      { code: 'x' },
    ],
    [
      'by property, with the limit in allOf',
      form(
        { code: TEXT },
        { allOf: [form({ code: CODE })], errorMessage: { properties: { code: 'Two capitals' } } },
      ),
      { code: 'ab' },
    ],
    [
      'by property, for an object',
      form({ who: PERSON }, { errorMessage: { properties: { who: 'Who you are' } } }),
      { who: { age: 0 } },
    ],
    [
      'by property, for a list',
      form(
        { all: list(PERSON, { minItems: 1 }) },
        { errorMessage: { properties: { all: 'Who they are' } } },
      ),
      { all: [{ age: 0 }] },
    ],
    [
      'by property, for a missing answer inside it',
      form(
        { who: { ...PERSON, required: ['code'] } },
        { errorMessage: { properties: { who: 'Who you are' } } },
      ),
      { who: { age: 2 } },
    ],
    [
      'by property, except messages of its own schema',
      form(
        { code: { ...CODE, errorMessage: { minLength: 'Two', pattern: 'Capitals' } } },
        { errorMessage: { properties: { code: 'Wrong' } } },
      ),
      { code: 'A' },
    ],
    [
      'for one missing property',
      form({ code: TEXT }, { required: ['code'], errorMessage: { required: { code: 'Give it' } } }),
      {},
    ],
    [
      'for a dependent property',
      form(
        { card: TEXT, name: TEXT },
        {
          dependentRequired: { card: ['name'] },
          errorMessage: { dependentRequired: { card: 'Whose card?' } },
        },
      ),
      { card: '1' },
    ],
    [
      'for a dependent property, in draft 07',
      form(
        { card: TEXT, name: TEXT },
        {
          $schema: 'http://json-schema.org/draft-07/schema#',
          dependencies: { card: ['name'] },
          errorMessage: { dependencies: { card: 'Whose card?' } },
        },
      ),
      { card: '1' },
    ],
    [
      'for every fault, a missing answer included',
      form(
        { who: { ...PERSON, required: ['code'], errorMessage: 'Who you are' } },
        { required: ['who'] },
      ),
      { who: { age: 1 } },
    ],
    [
      'for the rest',
      form({
        who: { ...PERSON, errorMessage: { properties: { code: 'Your code' }, _: 'Who you are' } },
      }),
      { who: { age: 0 } },
    ],
    [
      'for the rest of one answer',
      form({ code: { ...CODE, errorMessage: { minLength: 'Two', _: 'Capitals' } } }),
      { code: 'aa' },
    ],
    [
      'by property, under a condition',
      form(
        { kind: { enum: ['a', 'b'] } },
        {
          required: ['kind'],
          ...branching(
            { properties: { kind: { const: 'a' } } },
            { properties: { code: CODE }, errorMessage: { properties: { code: 'Two capitals' } } },
          ),
        },
      ),
      { kind: 'a', code: 'aa' },
    ],
    [
      'for anyOf of required answers',
      form({
        who: {
          type: 'object',
          properties: { mail: TEXT, tel: TEXT, name: TEXT },
          anyOf: [{ required: ['mail'] }, { required: ['tel'] }],
          errorMessage: { anyOf: 'How can we reach you?' },
        },
      }),
      { who: { name: 'x' } },
    ],
    [
      'for the form as a whole',
      form(
        { a: TEXT, b: TEXT },
        { not: { required: ['a', 'b'] }, errorMessage: { not: 'Not both' } },
      ),
      { a: '1', b: '2' },
    ],
    [
      'for one of several keywords of an object',
      form({
        who: {
          type: 'object',
          properties: { a: TEXT, b: TEXT, c: TEXT },
          not: { required: ['a', 'b'] },
          maxProperties: 2,
          errorMessage: { not: 'Not both', maxProperties: 'Two at most' },
        },
      }),
      { who: { a: '1', c: '2', b: '3' } },
    ],
  ])('%s are shown', async (_, schema, data) => {
    const { found, oracle, warned } = await saying(schema);
    const [one] = oracle(data);
    expect(one).toBeDefined();
    expect(oracle(data)).toEqual(expect.arrayContaining(found(data)));
    expect(found(data)).not.toEqual([]);
    expect(warned).toEqual([]);
  });
});
