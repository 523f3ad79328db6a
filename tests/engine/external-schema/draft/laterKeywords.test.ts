import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import {
  draftOf,
  noteIgnoredSiblings,
  noteLaterKeywords,
} from '../../../../engine/external-schema/draft/laterKeywords.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';

const DRAFT_04 = 'http://json-schema.org/draft-04/schema#';
const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
const NEWEST = 'https://json-schema.org/draft/2020-12/schema';

function noted(schema: JsonObject, $schema: string | undefined = DRAFT_07) {
  const notes = new Notes();
  noteLaterKeywords({ ...schema, $schema } as JsonObject, { file: 'f', pointer: '' }, notes);
  return notes.all();
}
const pointers = (schema: JsonObject, $schema?: string) =>
  noted(schema, $schema).map(({ pointer }) => pointer);

describe('draftOf', () => {
  it.each([
    [DRAFT_04, 'draft-04'],
    ['http://json-schema.org/draft-06/schema', 'draft-06'],
    ['https://json-schema.org/draft-07/schema#', 'draft-07'],
    ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
    [`${NEWEST}#`, '2020-12'],
    ['http://json-schema.org/draft-03/schema#', undefined],
    ['http://json-schema.org/schema#', undefined],
    ['', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('for %s returns %s', ($schema, draft) => {
    expect(draftOf({ $schema } as JsonObject)).toBe(draft);
  });
});

describe('noteLaterKeywords', () => {
  it('warns of a keyword that is newer than the named draft', () => {
    expect(noted({ dependentRequired: {} })).toEqual([
      {
        file: 'f',
        pointer: '/dependentRequired',
        code: 'later-keyword',
        message:
          '"dependentRequired" was added in 2019-09, but the schema names draft-07, which ignores it',
        remedy: `Write "dependencies", or name the newer draft: "$schema": "https://json-schema.org/draft/2019-09/schema".`,
        severity: 'warning',
      },
    ]);
  });

  it.each([
    [DRAFT_04, ['/const', '/if', '/prefixItems']],
    ['http://json-schema.org/draft-06/schema#', ['/if', '/prefixItems']],
    [DRAFT_07, ['/prefixItems']],
    [NEWEST, []],
    ['http://json-schema.org/draft-03/schema#', []],
  ])('compares with the draft %s', ($schema, expected) => {
    expect(pointers({ const: 1, if: {}, prefixItems: [], then: {} }, $schema)).toEqual(expected);
  });

  it('warns of nothing in a schema that names no draft', () => {
    const notes = new Notes();
    noteLaterKeywords({ const: 1, if: {} }, { file: 'f', pointer: '' }, notes);
    expect(notes.all()).toEqual([]);
  });

  it.each<readonly [JsonObject, string]>([
    [{ properties: { a: { $anchor: 'x' } } }, '/properties/a/$anchor'],
    [{ properties: { 'a/b': { $anchor: 'x' } } }, '/properties/a~1b/$anchor'],
    [{ items: { $anchor: 'x' } }, '/items/$anchor'],
    [{ items: [{}, { $anchor: 'x' }] }, '/items/1/$anchor'],
    [{ allOf: [{ not: { $anchor: 'x' } }] }, '/allOf/0/not/$anchor'],
    [{ additionalProperties: { $anchor: 'x' } }, '/additionalProperties/$anchor'],
    [{ definitions: { a: { $anchor: 'x' } } }, '/definitions/a/$anchor'],
    [{ dependencies: { a: { $anchor: 'x' } } }, '/dependencies/a/$anchor'],
  ])('searches the inner schemas of %j', (schema, pointer) => {
    expect(pointers(schema)).toEqual([pointer]);
  });

  it.each<readonly [JsonObject]>([
    [{ properties: { prefixItems: {}, $anchor: {} } }],
    [{ enum: [{ prefixItems: [] }] }],
    [{ default: { $anchor: 'x' } }],
    [{ dependencies: { a: ['$anchor'] } }],
    [{ additionalProperties: false }],
  ])('treats no name or value as a keyword: %j', (schema) => {
    expect(pointers(schema)).toEqual([]);
  });

  it('follows the draft that an inner schema names', () => {
    const inner = { $schema: NEWEST, properties: { a: { prefixItems: [] } } };
    expect(pointers({ properties: { inner, other: { prefixItems: [] } } })).toEqual([
      '/properties/other/prefixItems',
    ]);
  });
});

describe('noteIgnoredSiblings', () => {
  function warned(properties: JsonObject, $schema: string) {
    const notes = new Notes();
    noteIgnoredSiblings({ $schema, properties }, { file: 'f', pointer: '' }, notes);
    return notes.all().map(({ code, pointer }) => `${code} ${pointer}`);
  }
  const a = { $ref: '#/definitions/r', maxItems: 2, title: 'T' };

  it('warns of a keyword that draft 07 ignores next to $ref, but of no title', () => {
    expect(warned({ a }, DRAFT_07)).toEqual(['beside-ref /properties/a/maxItems']);
  });

  it('accepts it in a newer draft, and without $ref', () => {
    expect(warned({ a }, NEWEST)).toEqual([]);
    expect(warned({ a: { maxItems: 2 } }, DRAFT_07)).toEqual([]);
  });
});
