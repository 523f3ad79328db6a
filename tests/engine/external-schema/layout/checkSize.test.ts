import { expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { JsonObject } from '#engine';
import {
  checkSize,
  MOST_FIELDS,
  partRemedy,
} from '../../../../engine/external-schema/layout/checkSize.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';

const place = { file: 'forms/A/schema.json', pointer: '' };
const form = (count: number): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string' }]),
  ),
});

it('checkSize: accepts 1,000 fields and counts the fields of a row once', () => {
  const notes = new Notes();
  const rows = { type: 'array', items: form(MOST_FIELDS - 1) };
  const schema = {
    type: 'object',
    properties: { rows, last: { type: 'array', items: { enum: ['a'] } } },
  };
  expect(checkSize(schema, {}, { place, notes })).toBe(true);
  expect(notes.all()).toEqual([]);
});

it('checkSize: refuses more, with their number and a definition to choose', () => {
  const notes = new Notes();
  const root = { definitions: { text: { type: 'string' }, run: form(1) } };
  expect(checkSize(form(8151), root, { place, notes })).toBe(false);
  expect(notes.all()).toMatchObject([
    {
      code: 'too-large',
      message: 'This schema has 8,151 fields, and a form has at most 1,000',
      remedy: expect.stringContaining('"$ref": "#/definitions/run"'),
    },
  ]);
});

it('partRemedy: names no definition if the schema has none with properties', () => {
  expect(partRemedy({ $defs: { a: true } })).toBe(
    'Remove the properties that the form need not ask for.',
  );
});

it('importJsonSchema: refuses a schema of more than 1,000 fields before it is compiled', () => {
  const { notes = [], schema } = importJsonSchema({ code: 'A', schema: form(1001) });
  expect(notes.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'too-large',
  ]);
  expect(schema).toEqual({ type: 'object', properties: {} });
});
