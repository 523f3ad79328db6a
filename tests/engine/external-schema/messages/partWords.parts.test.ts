import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import {
  type PartWords,
  partWordsId,
  wordedPart,
  wordsBelow,
  wordsBeside,
  wordsOutside,
} from '../../../../engine/external-schema/messages/partWords.ts';
import { openSchema, ROOT } from '../../support/openSchema.ts';

const NONE: PartWords = { authored: [] };
const authored = (value: Json, pointer: string) => ({ value, place: { file: 'f', pointer } });
const above = (text: string) => ({ text, place: { file: 'f', pointer: '/above' } });

/** Returns the part with keys for its messages, the texts, and the notes. */
function word(schema: JsonObject, words = NONE) {
  const { mapping, texts, noted } = openSchema({});
  const { errorMessage, ...rest } = wordedPart(mapping, 'it', words, schema, ROOT);
  return { errorMessage, rest, texts: texts(), notes: noted() };
}

describe('wordedPart', () => {
  it.each<[string, JsonObject, Json | undefined, object]>([
    [
      'one keyword',
      { type: 'string', maxLength: 2, errorMessage: { maxLength: 'Two' } },
      { maxLength: 'part' },
      { 'it.error.part': 'Two' },
    ],
    [
      'every keyword that can fail',
      { title: 'T', type: 'string', default: 1, errorMessage: 'All' },
      { type: 'part' },
      { 'it.error.part': 'All' },
    ],
    [
      'each missing name',
      { required: ['a', 'b'], errorMessage: { required: { a: 'A', b: 'B' } } },
      { required: { a: 'part', b: 'part_2' } },
      { 'it.error.part': 'A', 'it.error.part_2': 'B' },
    ],
    [
      'one of the missing names',
      { required: ['a', 'b'], errorMessage: { required: { b: 'B' } } },
      { required: { b: 'part' } },
      { 'it.error.part': 'B' },
    ],
    [
      'a name that requires others',
      { dependentRequired: { a: ['b'] }, errorMessage: { dependentRequired: { a: 'A' } } },
      { dependentRequired: { a: 'part' } },
      { 'it.error.part': 'A' },
    ],
    ['nothing', { type: 'string' }, undefined, {}],
  ])('has messages for %s', (_, schema, errorMessage, texts) => {
    expect(word(schema)).toMatchObject({ errorMessage, texts, notes: [] });
  });

  it('has the message of a schema around it, unless it has its own', () => {
    const words = { authored: [authored('Outer', '/o/errorMessage')], above: above('Above') };
    expect(word({ type: 'string' }, words).texts).toEqual({ 'it.error.part': 'Outer' });
    expect(word({ type: 'string' }, { authored: [], above: above('Above') }).texts).toEqual({
      'it.error.part': 'Above',
    });
    expect(word({ type: 'string', errorMessage: { type: 'Own' } }, words).texts).toEqual({
      'it.error.part': 'Own',
    });
  });

  it('does not read a single keyword of a schema around it', () => {
    const words = { authored: [authored({ type: 'Outer' }, '/o/errorMessage')] };
    expect(word({ type: 'string' }, words).errorMessage).toBeUndefined();
  });

  it('warns of a keyword whose general message explains nothing', () => {
    expect(word({ not: { minimum: 1 } }).notes).toEqual([
      expect.stringMatching(/^\/not no-message/),
    ]);
    expect(word({ not: { const: 1 } }).notes).toEqual([]);
  });

  it('drops the messages of a part whose violations are never shown', () => {
    const { rest, errorMessage, notes } = word(
      { not: { minimum: 1 }, errorMessage: 'x' },
      { authored: [], isUnexplained: true },
    );
    expect([rest, errorMessage, notes]).toEqual([{ not: { minimum: 1 } }, undefined, []]);
  });
});

describe('wordsBelow', () => {
  const schema = {
    errorMessage: { properties: { a: 'A' }, items: ['First'], _: 'Rest' },
  };
  const below = (words: PartWords, ...steps: readonly (string | number)[]) =>
    wordsBelow(words, schema, ROOT, steps);

  it.each<[readonly (string | number)[], string]>([
    [['properties', 'a'], 'A'],
    [['properties', 'b'], 'Rest'],
    [['prefixItems', 0], 'First'],
    [['prefixItems', 1], 'Rest'],
    [['items'], 'Rest'],
  ])('at %j has the message %s', (steps, text) => {
    expect(below(NONE, ...steps)).toMatchObject({ authored: [], above: { text } });
  });

  it.each(['allOf', 'anyOf', 'then', 'dependentSchemas'])(
    'in %s keeps the messages for the same value',
    (step) => {
      const words = { authored: [authored('Outer', '/o/errorMessage')], above: above('Above') };
      expect(below(words, step, 0).authored.map(({ place }) => place.pointer)).toEqual([
        '/errorMessage',
        '/o/errorMessage',
      ]);
      expect(below(words, step, 0).above?.text).toBe('Above');
    },
  );

  it.each(['not', 'if', 'contains', 'propertyNames'])('in %s explains nothing', (step) => {
    expect(below(NONE, step)).toEqual({ authored: [], isUnexplained: true });
    expect(below({ authored: [], isUnexplained: true }, 'properties', 'a').isUnexplained).toBe(
      true,
    );
  });

  it('keeps the message from further out', () => {
    const plain = wordsBelow({ authored: [], above: above('Above') }, {}, ROOT, [
      'properties',
      'a',
    ]);
    expect(plain.above?.text).toBe('Above');
    expect(wordsBelow(NONE, {}, ROOT, ['properties', 'a'])).toEqual({ authored: [] });
  });
});

describe('wordsBeside and wordsOutside', () => {
  it('add the messages of a schema once, and remove them again', () => {
    const once = wordsBeside(NONE, { errorMessage: 'x' }, ROOT);
    expect(once.authored).toHaveLength(1);
    expect(wordsBeside(once, { errorMessage: 'x' }, ROOT)).toBe(once);
    expect(wordsBeside(NONE, {}, ROOT)).toBe(NONE);
    expect(wordsOutside(once, { schema: {}, place: ROOT }).authored).toEqual([]);
    expect(
      wordsOutside(once, { schema: {}, place: { file: 'f', pointer: '/a' } }).authored,
    ).toHaveLength(1);
  });
});

it('partWordsId: is equal for equal messages only', () => {
  const one = wordsBeside(NONE, { errorMessage: 'x' }, ROOT);
  const same = wordsBeside(NONE, { errorMessage: 'y' }, ROOT);
  expect(partWordsId(one)).toBe(partWordsId(same));
  const others = [NONE, { ...one, above: above('a') }, { ...one, isUnexplained: true as const }];
  expect(new Set([one, ...others].map(partWordsId)).size).toBe(4);
});
