import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { JsonObject } from '#engine';
import { branching, TEXT } from '../support/externalForm.ts';

const OLD = ['draft-04', 'draft-06', 'draft-07'];
const DRAFTS = [...OLD, '2019-09', '2020-12'];
const nameOf = (draft: string) =>
  OLD.includes(draft)
    ? `http://json-schema.org/${draft}/schema#`
    : `https://json-schema.org/draft/${draft}/schema`;

/** Returns the warnings about keywords that are newer than the draft. */
function warned(schema: JsonObject) {
  const { notes = [] } = importJsonSchema({ code: 'LR998', schema });
  return notes.filter(({ code }) => code === 'later-keyword');
}
const pointers = (schema: JsonObject) => warned(schema).map(({ pointer }) => pointer);
const form = (more: JsonObject, $schema?: string): JsonObject => ({
  ...($schema === undefined ? {} : { $schema }),
  type: 'object',
  properties: { a: TEXT, b: TEXT },
  ...more,
});
const list = (more: JsonObject) => ({ properties: { a: { type: 'array', items: TEXT, ...more } } });
const field = (more: JsonObject) => ({ properties: { a: { type: 'string', ...more } } });

/**
 * A schema with one keyword, the pointer of the keyword, the first draft with the keyword, and the
 * older replacement.
 */
const KEYWORDS: readonly (readonly [JsonObject, string, string, RegExp])[] = [
  [{ $id: 'https://a.example/b' }, '/$id', 'draft-06', /^Write "id", or/],
  [field({ const: 'x' }), '/properties/a/const', 'draft-06', /"enum"/],
  [list({ contains: TEXT }), '/properties/a/contains', 'draft-06', /"not"/],
  [{ propertyNames: TEXT }, '/propertyNames', 'draft-06', /"patternProperties"/],
  [branching({ required: ['a'] }, { required: ['b'] }), '/if', 'draft-07', /"oneOf"/],
  [field({ $anchor: 'x' }), '/properties/a/$anchor', '2019-09', /#\/definitions/],
  [{ $recursiveAnchor: true }, '/$recursiveAnchor', '2019-09', /^Leave it out/],
  [field({ $recursiveRef: '#' }), '/properties/a/$recursiveRef', '2019-09', /"\$ref"/],
  [{ dependentRequired: { a: ['b'] } }, '/dependentRequired', '2019-09', /"dependencies"/],
  [{ dependentSchemas: { a: {} } }, '/dependentSchemas', '2019-09', /"dependencies"/],
  [list({ maxContains: 2 }), '/properties/a/maxContains', '2019-09', /^Leave it out/],
  [list({ minContains: 2 }), '/properties/a/minContains', '2019-09', /^Leave it out/],
  [list({ unevaluatedItems: false }), '/properties/a/unevaluatedItems', '2019-09', /"additionalI/],
  [{ unevaluatedProperties: false }, '/unevaluatedProperties', '2019-09', /"additionalP/],
  [field({ $dynamicAnchor: 'x' }), '/properties/a/$dynamicAnchor', '2020-12', /#\/definitions/],
  [field({ $dynamicRef: '#x' }), '/properties/a/$dynamicRef', '2020-12', /"\$ref"/],
  [list({ prefixItems: [TEXT] }), '/properties/a/prefixItems', '2020-12', /"items" as a list/],
];

describe.each(KEYWORDS)('importJsonSchema: %j', (more, pointer, since, instead) => {
  const first = DRAFTS.indexOf(since);

  it.each(DRAFTS.slice(0, first))('causes a warning in a schema of %s', (draft) => {
    const name = pointer.slice(pointer.lastIndexOf('/') + 1);
    expect(warned(form(more, nameOf(draft)))).toEqual([
      {
        file: 'forms/LR998/schema.json',
        pointer,
        code: 'later-keyword',
        severity: 'warning',
        message: `"${name}" was added in ${since}, but the schema names ${draft}, which ignores it`,
        remedy: expect.stringMatching(instead),
      },
    ]);
  });

  it('has a warning that proposes a newer draft', () => {
    const [reported] = warned(form(more, nameOf('draft-04')));
    expect(reported?.remedy).toMatch(
      new RegExp(`, or name the newer draft: "\\$schema": "[^"]*${since}/`),
    );
    const $schema = /"\$schema": "(.*)"\.$/.exec(reported?.remedy ?? '')?.[1] ?? '';
    expect(warned(form(more, $schema))).toEqual([]);
  });

  it.each(DRAFTS.slice(first))('causes no warning in %s, or without a known draft', (draft) => {
    expect(warned(form(more, nameOf(draft)))).toEqual([]);
    expect(warned(form(more))).toEqual([]);
    expect(warned(form(more, 'https://example.com/schema'))).toEqual([]);
  });
});

const DRAFT_7 = nameOf('draft-07');
const LATER = { dependentRequired: { a: ['b'] } };

it.each<[string, JsonObject, readonly string[]]>([
  ['a definition', { definitions: { x: LATER } }, ['/definitions/x/dependentRequired']],
  ['an entry of a list', list({ items: LATER }), ['/properties/a/items/dependentRequired']],
  [
    'an item of a tuple',
    list({ items: [TEXT, LATER] }),
    ['/properties/a/items/1/dependentRequired'],
  ],
  ['an alternative', { anyOf: [{}, LATER] }, ['/anyOf/1/dependentRequired']],
  [
    'additional properties',
    { additionalProperties: LATER },
    ['/additionalProperties/dependentRequired'],
  ],
  ['a dependency', { dependencies: { a: LATER, b: ['a'] } }, ['/dependencies/a/dependentRequired']],
  [
    'a newer keyword',
    { dependentSchemas: { a: LATER } },
    ['/dependentSchemas', '/dependentSchemas/a/dependentRequired'],
  ],
])('importJsonSchema: finds a newer keyword in %s', (_, more, expected) => {
  expect(pointers(form(more, DRAFT_7))).toEqual(expected);
});

it.each<[string, JsonObject]>([
  ['properties', { properties: { prefixItems: TEXT, $anchor: TEXT } }],
  ['definitions', { definitions: { dependentSchemas: TEXT } }],
  ['constants and examples', field({ const: LATER, examples: [LATER], default: LATER })],
  ['keywords that no draft has', { 'x-more': LATER }],
])('importJsonSchema: does not read names of %s as keywords', (_, more) => {
  expect(pointers(form(more, DRAFT_7))).toEqual([]);
});

it('importJsonSchema: uses the draft that an inner schema names', () => {
  const inner = { $id: 'https://a.example/x', ...LATER };
  const within = ($schema: string) => ({ $defs: { x: { ...inner, $schema } } });
  expect(pointers(form(within(DRAFT_7), nameOf('2020-12')))).toEqual([
    '/$defs/x/dependentRequired',
  ]);
  expect(pointers(form(within(nameOf('2019-09')), DRAFT_7))).toEqual([]);
});

it.each(['https://json-schema.org/draft-07/schema', 'http://json-schema.org/draft-07/schema'])(
  'importJsonSchema: also reads the draft name %s',
  ($schema) => {
    expect(pointers(form(LATER, $schema))).toEqual(['/dependentRequired']);
  },
);
