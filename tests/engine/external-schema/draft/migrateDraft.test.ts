import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';
import { migrateDraft } from '../../../../engine/external-schema/draft/migrateDraft.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';

const PLACE = { file: 'schema.json', pointer: '' };
const DRAFT_04 = 'http://json-schema.org/draft-04/schema#';

function migrated(schema: Json, isPart = false) {
  const notes = new Notes();
  const result = migrateDraft(schema, PLACE, notes, isPart);
  return { result, notes: notes.all().map(({ code, pointer }) => [code, pointer]) };
}

describe('migrateDraft', () => {
  it('converts the keywords of draft 04 and keeps numbers in exclusive limits', () => {
    const { result } = migrated({
      $schema: DRAFT_04,
      definitions: { pair: { items: [{ type: 'string' }, { type: 'number' }] } },
      properties: {
        a: { minimum: 3, exclusiveMinimum: true },
        b: { exclusiveMinimum: 3 },
      },
      dependencies: { a: ['b'] },
    });
    expect(result).toMatchObject({
      definitions: { pair: { prefixItems: [{ type: 'string' }, { type: 'number' }] } },
      properties: { a: { exclusiveMinimum: 3 }, b: { exclusiveMinimum: 3 } },
      dependentRequired: { a: ['b'] },
    });
  });

  it('converts the fragment of an $id to an anchor', () => {
    const { result } = migrated({ $schema: DRAFT_04, definitions: { a: { id: '#a' } } });
    expect(result).toMatchObject({ definitions: { a: { $anchor: 'a' } } });
  });

  it('opens a schema with a text in "deprecated", a pointer in "$id" and a pattern of PHP', () => {
    const { result, notes } = migrated({
      $schema: 'http://json-schema.org/draft-07/schema#',
      properties: {
        a: { $id: '#/properties/a', deprecated: 'Use b', pattern: '^(?R)$', type: 'string' },
        b: { id: '#/properties/b', pattern: '^[$]{a}$' },
      },
    });
    expect(result?.properties).toEqual({ a: { type: 'string' }, b: { pattern: '^[$]\\{a\\}$' } });
    expect(notes.filter(([code]) => code !== 'assumed')).toEqual([
      ['wrong-description', '/properties/a/$id'],
      ['wrong-description', '/properties/a/deprecated'],
      ['bad-pattern', '/properties/a/pattern'],
      ['wrong-description', '/properties/b/id'],
    ]);
  });

  it('assumes the draft of a schema that names none, but not of a part', () => {
    expect(migrated({ type: 'object' }).notes).toEqual([['assumed', '']]);
    expect(migrated({ type: 'object' }, true).notes).toEqual([]);
  });

  it.each([
    ['a list', [], ''],
    ['a text as limit', { properties: { a: { maxLength: 'x' } } }, '/properties/a/maxLength'],
    ['a number as enum', { properties: { a: { enum: 3 } } }, '/properties/a/enum'],
  ])('refuses %s', (_, schema, pointer) => {
    const { result, notes } = migrated(schema);
    expect(result).toBeUndefined();
    expect(notes).toContainEqual(['bad-schema', pointer]);
  });
});
