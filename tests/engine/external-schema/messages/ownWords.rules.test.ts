import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import {
  generalKey,
  ownWords,
  warnOfMessage,
  wordedKey,
  wordedRules,
  wordLimits,
  wordRequired,
  wordsInField,
  wordsInRows,
} from '../../../../engine/external-schema/messages/ownWords.ts';
import { FIELD, openSchema, ROOT } from '../../support/openSchema.ts';

const open = (errorMessage: Json | undefined, more: JsonObject = {}, given = {}) =>
  openSchema({ ...more, ...(errorMessage === undefined ? {} : { errorMessage }) }, { given });
const words = (text: string) => ({ text, place: ROOT });
const PATTERN = {
  keyword: 'pattern',
  schema: { pattern: 'a' },
  key: 'validation_wrongSpellingOf',
  args: ['a'],
};
const LIKE = { schema: { pattern: 'a' }, key: 'validation_wrongSpelling' };

describe('wordedRules', () => {
  it('uses the message of the author, without an example', () => {
    const { mapping, opened, texts } = open({ pattern: 'Small' });
    expect(wordedRules(mapping, opened, FIELD, [PATTERN])).toEqual([LIKE]);
    expect(texts()).toEqual({ 'it.error.validation_wrongSpelling': 'Small' });
    expect([...mapping.heeded]).toEqual(['/errorMessage/pattern']);
  });

  it.each([
    ['validation_wrongSpellingOf', { ...LIKE, key: 'validation_wrongSpellingOf', args: ['a'] }],
    ['validation_wrongSpelling', LIKE],
  ])('uses the text of the folder for %s', (key, expected) => {
    const { mapping, opened, noted } = open(undefined, {}, { [`it.error.${key}`]: 'Given' });
    expect(wordedRules(mapping, opened, FIELD, [PATTERN])).toEqual([expected]);
    expect(noted()).toEqual([]);
  });

  it('warns of a general message, and leaves the rule unchanged', () => {
    const rule = { keyword: 'not', schema: { not: {} }, key: 'validation_ruledOut' };
    const { mapping, opened, noted } = open(undefined, { not: {} });
    expect(wordedRules(mapping, opened, FIELD, [rule])).toEqual([
      { schema: { not: {} }, key: 'validation_ruledOut' },
    ]);
    expect(noted()).toEqual([expect.stringMatching(/^\/not no-message: /)]);
  });
});

describe('ownWords', () => {
  it.each<[Json | undefined, string | undefined]>([
    [{ pattern: 'P', _: 'rest' }, 'P'],
    [{ _: 'rest' }, 'rest'],
    ['all', 'all'],
    [{ minLength: 'M' }, 'above'],
    [undefined, 'above'],
  ])('of %j', (errorMessage, expected) => {
    const { opened } = open(errorMessage);
    expect(ownWords(opened, 'pattern', words('above'))?.text).toBe(expected);
  });
});

describe('wordLimits', () => {
  it('stores the messages of the limits that the schema has', () => {
    const { mapping, opened, texts } = open({ minLength: 'Two', maximum: 'Max' }, { minLength: 2 });
    wordLimits(mapping, opened, FIELD, { minLength: 'minChars', maximum: 'maximum', pattern: 'x' });
    expect(texts()).toEqual({ 'it.error.minChars': 'Two' });
  });
});

describe('wordRequired', () => {
  function required(errorMessage: Json, more: JsonObject, at: object = {}, around?: JsonObject) {
    const { mapping, opened, texts } = open(errorMessage, more);
    wordRequired(mapping, opened, { ...FIELD, ...at }, around ? openSchema(around).opened : opened);
    return texts();
  }
  const A = { required: ['a'] };

  it.each<[Json, JsonObject, object, object]>([
    [{ required: { a: 'Give a' } }, A, {}, { 'it.a.error.required': 'Give a' }],
    [{ required: 'Give it' }, A, { textKey: '' }, { 'a.error.required': 'Give it' }],
    ['all', A, {}, { 'it.a.error.required': 'all' }],
    [{}, A, { words: words('outer') }, { 'it.a.error.required': 'outer' }],
    [{}, A, {}, {}],
    [
      { dependentRequired: { b: 'For b' } },
      { dependentRequired: { b: ['a'] } },
      {},
      { 'it.a.error.required': 'For b' },
    ],
  ])('of %j with %j', (errorMessage, more, at, expected) => {
    expect(required(errorMessage, more, at)).toEqual(expected);
  });

  it('uses the message of the object around a branch, before a message for everything', () => {
    const around = { errorMessage: { required: { a: 'Outer' } } };
    expect(required('all', A, {}, around)).toEqual({ 'it.a.error.required': 'Outer' });
  });
});

describe('messages from further out', () => {
  it.each<[Json, string | undefined]>([
    [{ properties: { it: 'Named' }, _: 'rest' }, 'Named'],
    [{ _: 'rest' }, 'rest'],
    [{}, 'above'],
  ])('wordsInField: of %j', (errorMessage, expected) => {
    const { opened } = open(errorMessage);
    expect(wordsInField([opened], 'it', words('above'))?.text).toBe(expected);
  });

  it('wordsInField: reads names from branches, but other messages from the object only', () => {
    const around = [open({}).opened, open({ properties: { it: 'Branch' }, _: 'rest' }).opened];
    expect(wordsInField(around, 'it', undefined)?.text).toBe('Branch');
    expect(wordsInField(around, 'other', undefined)).toBeUndefined();
  });

  it('wordsInRows: of the list, otherwise from further out', () => {
    expect(wordsInRows(open('all').opened, words('above'))?.text).toBe('all');
    expect(wordsInRows(open({}).opened, words('above'))?.text).toBe('above');
  });
});

it('wordedKey: numbers the keys of different messages', () => {
  const { mapping, texts } = openSchema({});
  const keys = ['A', 'B', 'A', 'C'].map((text) => wordedKey(mapping, 'it', 'k', words(text)));
  expect(keys).toEqual(['k', 'k_2', 'k', 'k_3']);
  expect(texts()).toEqual({ 'it.error.k': 'A', 'it.error.k_2': 'B', 'it.error.k_3': 'C' });
});

it.each<[JsonObject, string, string]>([
  [{ contains: { minimum: 1 } }, 'contains', 'validation_contains'],
  [{ not: { required: ['a'] } }, 'not', 'validation_notTogether'],
  [{ pattern: '^\\u0007$' }, 'pattern', 'validation_wrongSpelling'],
])('generalKey: of %j', (schema, keyword, key) => {
  expect(generalKey(schema, keyword)).toBe(key);
});

it.each([
  ['pattern', 'validation_wrongSpelling', true],
  ['pattern', 'validation_wrongSpellingOf', false],
  ['not', 'validation_notTogether', true],
  ['maxLength', 'validation_invalid', false],
  ['toString', 'validation_invalid', false],
])('warnOfMessage: of %s with %s: %s', (keyword, key, isWarned) => {
  const { mapping, noted } = openSchema({});
  warnOfMessage(mapping, ROOT, keyword, key);
  expect(noted()).toHaveLength(isWarned ? 1 : 0);
});
