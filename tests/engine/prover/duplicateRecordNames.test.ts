import { expect, it } from 'vitest';
import type { JsonObject, Texts } from '#engine';
import { duplicateRecordNames } from '../../../engine/prover/duplicateRecordNames.ts';
import { makeForm } from '../support/makeForm.ts';

const text = { type: 'string', maxChars: 9 };
const kind = { type: 'string', enum: ['a', 'b'] };
const group = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const list = (properties: JsonObject = { text }, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  maxItems: 5,
  items: group(properties),
  ...more,
});
const answers: JsonObject = { type: 'array', maxItems: 5, items: text };
const when = (value: string) => ({ visibleWhen: { '/kind': { const: value } } });
const named = (texts: Readonly<Record<string, string>>): Texts =>
  Object.fromEntries(Object.entries(texts).map(([path, name]) => [`${path}.record`, name]));
const SAME = named({ one: 'Document {n}', two: 'Document {n}' });

/** Returns `later as earlier` for every duplicate in English. */
async function found(properties: JsonObject, texts: Texts) {
  const { plan, validator } = await makeForm(properties, { manifest: { languages: ['en'] } });
  const all = { en: texts, 'zh-Hant': {}, 'zh-Hans': {} };
  return duplicateRecordNames(plan, validator, all).map(
    (same) => `${same.pattern} as ${same.other}`,
  );
}

it.each<[string, JsonObject, Texts, readonly string[]]>([
  ['one name', { one: list(), two: list() }, SAME, ['/two as /one']],
  [
    'one name, also with a list of single answers',
    { one: list(), two: answers },
    SAME,
    ['/two as /one'],
  ],
  [
    'names that differ only in case and spaces',
    { one: list(), two: list() },
    named({ one: 'Document {n}', two: ' document  {n}' }),
    ['/two as /one'],
  ],
  [
    'one name in three lists',
    { one: list(), two: list(), three: list() },
    { ...SAME, ...named({ three: 'Document {n}' }) },
    ['/two as /one', '/three as /one'],
  ],
  [
    'one name within a record',
    { outer: list({ one: list(), two: list() }) },
    named({ outer: 'Order {n}', 'outer.one': 'Copy {n}', 'outer.two': 'Copy {n}' }),
    ['/outer/*/two as /outer/*/one'],
  ],
  [
    'the name of the surrounding record',
    { one: list({ two: list() }) },
    named({ one: 'Document {n}', 'one.two': 'Document {n}' }),
    ['/one/*/two as /one'],
  ],
  [
    'one name in groups without labels',
    { a: group({ one: list() }), b: group({ two: list() }) },
    named({ 'a.one': 'Document {n}', 'b.two': 'Document {n}' }),
    ['/b/two as /a/one'],
  ],
])('duplicateRecordNames: reports lists with %s', async (_, properties, texts, expected) => {
  expect(await found(properties, texts)).toEqual(expected);
});

it.each<[string, JsonObject, Texts]>([
  ['two names', { one: list(), two: list() }, named({ one: 'Plan {n}', two: 'Document {n}' })],
  ['no name at all', { one: list(), two: list() }, {}],
  [
    'one name that are never visible together',
    { kind, one: list({ text }, when('a')), two: list({ text }, when('b')) },
    SAME,
  ],
  [
    'one name in groups with different labels',
    { a: group({ one: list() }), b: group({ two: list() }) },
    {
      ...named({ 'a.one': 'Document {n}', 'b.two': 'Document {n}' }),
      'a.label': 'Vendor',
      'b.label': 'Purchaser',
    },
  ],
  [
    'one name in records with different names',
    { a: list({ one: list() }), b: list({ two: list() }) },
    named({ a: 'Vendor {n}', 'a.one': 'Copy {n}', b: 'Purchaser {n}', 'b.two': 'Copy {n}' }),
  ],
])('duplicateRecordNames: accepts lists with %s', async (_, properties, texts) => {
  expect(await found(properties, texts)).toEqual([]);
});

it('duplicateRecordNames: reports conditional lists that may be visible together', async () => {
  const both = { kind, one: list({ text }, when('a')), two: list({ text }, when('a')) };
  expect(await found(both, SAME)).toEqual(['/two as /one']);
});

it('duplicateRecordNames: checks each language of the form', async () => {
  const { plan, validator } = await makeForm({ one: list(), two: list() });
  const apart = named({ one: 'Plan {n}', two: 'Document {n}' });
  const reported = duplicateRecordNames(plan, validator, {
    en: apart,
    'zh-Hant': SAME,
    'zh-Hans': apart,
  });
  expect(reported).toEqual([
    {
      language: 'zh-Hant',
      textKey: 'two',
      pattern: '/two',
      other: '/one',
      name: 'Document {n}',
    },
  ]);
});
