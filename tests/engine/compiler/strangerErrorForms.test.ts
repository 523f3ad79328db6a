import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvErrorsModule from 'ajv-errors';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openStranger } from '#compiler';
import { type FormData, fieldMessage, type JsonObject } from '#engine';
import { formInUse } from '../support/makeForm.ts';
import { loadForm } from '../support/readForms.ts';
import { branching, list, TEXT } from '../support/strangerForm.ts';

// A CommonJS module: Node gives the function, its types speak of a namespace.
const ajvErrors = 'default' in ajvErrorsModule ? ajvErrorsModule.default : ajvErrorsModule;

/** What the form says of some answers, and what ajv-errors says of them. */
async function saying(schema: JsonObject) {
  const files = openStranger({ code: 'LR998', schema });
  const { evaluate } = formInUse(await loadForm(files));
  // Its own schema takes words by name of `dependencies` only; its code, of both halves of it.
  const options = { strict: false, logger: false, allErrors: true, validateSchema: 'log' } as const;
  const ajv = String(schema.$schema).includes('draft-07') ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  ajvErrors(ajv);
  const validate = ajv.compile(schema);
  return {
    said: (data: FormData) =>
      evaluate(data).errors.map((error) =>
        fieldMessage(error, files.locales.en ?? {}, (key, args) =>
          [key, ...(args ?? [])].join(' '),
        ),
      ),
    oracle: (data: FormData) => {
      validate(data);
      return (validate.errors ?? [])
        .filter(({ keyword }) => keyword === 'errorMessage')
        .map(({ message }) => message);
    },
    warned: (files.notes ?? [])
      .filter(({ severity }) => severity === 'warning')
      .map(({ pointer, code }) => `${pointer} ${code}`),
    files,
  };
}

const form = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
const CODE = { ...TEXT, minLength: 2, pattern: '^[A-Z]+$' };
const PERSON = { type: 'object', properties: { code: CODE, age: { type: 'integer', minimum: 1 } } };

describe('words that ajv-errors takes from an object for what stands in it', () => {
  it.each<[string, JsonObject, FormData]>([
    [
      'by property',
      form({ code: CODE }, { errorMessage: { properties: { code: 'Two capitals' } } }),
      { code: 'x' },
    ],
    [
      'by property, wherever the limit is said',
      form(
        { code: TEXT },
        { allOf: [form({ code: CODE })], errorMessage: { properties: { code: 'Two capitals' } } },
      ),
      { code: 'ab' },
    ],
    [
      'by property that holds others',
      form({ who: PERSON }, { errorMessage: { properties: { who: 'Who you are' } } }),
      { who: { age: 0 } },
    ],
    [
      'by property that holds a list',
      form(
        { all: list(PERSON, { minItems: 1 }) },
        { errorMessage: { properties: { all: 'Who they are' } } },
      ),
      { all: [{ age: 0 }] },
    ],
    [
      'by property, of a missing answer inside it',
      form(
        { who: { ...PERSON, required: ['code'] } },
        { errorMessage: { properties: { who: 'Who you are' } } },
      ),
      { who: { age: 2 } },
    ],
    [
      'by property, but for what its own schema says',
      form(
        { code: { ...CODE, errorMessage: { minLength: 'Two', pattern: 'Capitals' } } },
        { errorMessage: { properties: { code: 'Wrong' } } },
      ),
      { code: 'A' },
    ],
    [
      'by what is missing, of one',
      form({ code: TEXT }, { required: ['code'], errorMessage: { required: { code: 'Give it' } } }),
      {},
    ],
    [
      'by what asks for it',
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
      'by what asks for it, of draft 07',
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
      'for everything, a missing answer included',
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
      'of one of some answers that must be given',
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
      'of the form as a whole',
      form(
        { a: TEXT, b: TEXT },
        { not: { required: ['a', 'b'] }, errorMessage: { not: 'Not both' } },
      ),
      { a: '1', b: '2' },
    ],
    [
      'of one keyword among several of an object',
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
  ])('%s are said', async (_, schema, data) => {
    const { said, oracle, warned } = await saying(schema);
    const [one] = oracle(data);
    expect(one).toBeDefined();
    expect(oracle(data)).toEqual(expect.arrayContaining(said(data)));
    expect(said(data)).not.toEqual([]);
    expect(warned).toEqual([]);
  });
});

/** In an answer of any shape: of a tuple. */
const any = (...prefixItems: readonly JsonObject[]): JsonObject =>
  form({ it: { type: 'array', prefixItems } });

describe('the same words in an answer of any shape', () => {
  const PART = { ...PERSON, additionalProperties: TEXT };
  it.each<[string, JsonObject, unknown]>([
    [
      'by property',
      any({ ...PART, errorMessage: { properties: { code: 'Two' } } }),
      [{ code: 'x' }],
    ],
    [
      'by property of what a reference names',
      {
        ...any(
          { $ref: '#/$defs/who', errorMessage: { properties: { code: 'Two' } } },
          { $ref: '#/$defs/who' },
        ),
        $defs: { who: { ...PART, properties: { code: { ...TEXT, minLength: 2 } } } },
      },
      [{ code: 'x' }],
    ],
    ['for everything', any({ ...PART, errorMessage: 'Who?' }), [{ age: 0 }]],
    [
      'by name of what is missing',
      any({ ...PART, required: ['code', 'age'], errorMessage: { required: { age: 'How old?' } } }),
      [{ code: 'AA' }],
    ],
    [
      'by name of what asks for it',
      any({
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
      any({ allOf: [PART, { required: ['code'], errorMessage: 'A code' }] }),
      [{ age: 1 }],
    ],
    [
      'of the alternative that is meant',
      any({
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
  ])('%s are said', async (_, schema, it) => {
    const { said, oracle, warned, files } = await saying(schema);
    const data = { it } as FormData;
    const [message = ''] = said(data);
    const words = Object.entries(files.locales.en ?? {}).flatMap(([key, text]) =>
      key.includes('.error.part') ? [text] : [],
    );
    expect(words).toEqual(expect.arrayContaining([oracle(data)[0]]));
    expect(message.endsWith(oracle(data)[0] ?? '?')).toBe(true);
    expect(warned.filter((each) => !each.endsWith('no-message'))).toEqual([]);
  });

  it('of a name that has no words are the general ones', async () => {
    const { said } = await saying(
      any({ ...PART, required: ['code', 'age'], errorMessage: { required: { age: 'How old?' } } }),
    );
    expect(said({ it: [{ age: 1 }] })).toEqual([
      expect.stringContaining('validation_requiredPart'),
    ]);
  });
});

describe('words that nobody will read', () => {
  const LONG = { ...TEXT, minLength: 2 };
  it.each<[string, JsonObject, string]>([
    [
      'of no keyword',
      form({ a: { ...LONG, errorMessage: { minLenght: 'x' } } }),
      '/properties/a/errorMessage/minLenght unsaid-words',
    ],
    [
      'of no property',
      form({ a: TEXT }, { errorMessage: { properties: { b: 'x' } } }),
      '/errorMessage/properties/b unsaid-words',
    ],
    [
      'of an entry by its place',
      form({ a: list(LONG, { errorMessage: { items: ['x'] } }) }),
      '/properties/a/errorMessage/items/0 unsaid-words',
    ],
    [
      'of an alternative',
      form({ a: { ...TEXT, anyOf: [{ ...LONG, errorMessage: 'x' }, { maxLength: 1 }] } }),
      '/properties/a/anyOf/0/errorMessage unsaid-words',
    ],
    [
      'of what must be in a list',
      form({ a: list(TEXT, { contains: { ...LONG, errorMessage: 'x' } }) }),
      '/properties/a/contains/errorMessage unsaid-words',
    ],
    [
      'that are no text',
      form({ a: { ...LONG, errorMessage: { minLength: 5 } } }),
      '/properties/a/errorMessage/minLength unsaid-words',
    ],
    [
      'of a part of an answer of any shape',
      any({ ...LONG, errorMessage: { maxItems: 'x' } }),
      '/properties/it/prefixItems/0/errorMessage/maxItems unsaid-words',
    ],
    [
      'that quote the answer',
      form({ a: { ...LONG, errorMessage: `Not $\{/a}` } }),
      '/properties/a/errorMessage words-template',
    ],
  ])('%s are told to their author', async (_, schema, line) => {
    const { warned } = await saying(schema);
    expect(warned).toContain(line);
  });

  it('are passed over where only somebody without the form could be wrong', async () => {
    const options = { type: 'string', enum: ['a'], errorMessage: { enum: 'x', type: 'x' } };
    const errorMessage = { type: 'x', additionalProperties: 'x' };
    const { warned } = await saying(
      form({ a: options }, { additionalProperties: false, errorMessage }),
    );
    expect(warned).toEqual([]);
  });
});
