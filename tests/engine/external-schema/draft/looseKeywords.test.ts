import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import {
  noteLooseKeywords,
  withoutLooseKeywords,
} from '../../../../engine/external-schema/draft/looseKeywords.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';

const OTHER_LANGUAGE = '^(?R)$';

function noted(schema: JsonObject) {
  const notes = new Notes();
  noteLooseKeywords(schema, { file: 'f', pointer: '' }, notes);
  return notes.all().map(({ code, pointer }) => [code, pointer]);
}

describe('noteLooseKeywords', () => {
  it.each([
    ['deprecated', 'Use another name'],
    ['readOnly', 'yes'],
    ['title', 3],
    ['description', ['two', 'lines']],
    ['examples', 'one'],
    ['$id', '#/properties/name'],
    ['id', '#service/version'],
    ['$anchor', '/a'],
    ['$id', 'https://example.com/a#/definitions/b'],
  ])('warns of %s with the value %j', (name, value) => {
    const schema = { properties: { name: { [name]: value } } };
    expect(noted(schema)).toEqual([['wrong-description', `/properties/name/${name}`]]);
  });

  it.each([
    ['deprecated', true],
    ['title', ''],
    ['examples', []],
    ['$id', 'https://example.com/a'],
    ['$id', 'https://example.com/a#'],
    ['$id', '#name'],
    ['id', 'name.json'],
  ])('accepts %s with the value %j', (name, value) => {
    expect(noted({ items: { [name]: value } })).toEqual([]);
  });

  it('takes names of properties for no keywords', () => {
    expect(noted({ properties: { deprecated: { type: 'string' }, id: {} } })).toEqual([]);
  });

  it('warns of a pattern of another language, also as a name', () => {
    const schema = {
      properties: { a: { pattern: OTHER_LANGUAGE }, b: { pattern: '^\\_{$' } },
      patternProperties: { [OTHER_LANGUAGE]: {} },
    };
    expect(noted(schema)).toEqual([
      ['bad-pattern', '/patternProperties/^(?R)$'],
      ['bad-pattern', '/properties/a/pattern'],
    ]);
  });
});

describe('withoutLooseKeywords', () => {
  it('removes what it warns of, at every depth', () => {
    const schema = {
      $id: 'https://example.com/a',
      properties: {
        a: { $id: '#/properties/a', deprecated: 'no longer', type: 'string' },
        deprecated: { title: 'Deprecated', readOnly: true },
      },
      items: { oneOf: [{ pattern: OTHER_LANGUAGE, minLength: 1 }] },
    };
    expect(withoutLooseKeywords(schema)).toEqual({
      $id: 'https://example.com/a',
      properties: { a: { type: 'string' }, deprecated: { title: 'Deprecated', readOnly: true } },
      items: { oneOf: [{ minLength: 1 }] },
    });
  });

  it('converts patterns for the flag u', () => {
    const schema = {
      pattern: '^{\\_}$',
      patternProperties: { '^\\@': { pattern: '^a$' }, [OTHER_LANGUAGE]: {} },
    };
    expect(withoutLooseKeywords(schema)).toEqual({
      pattern: '^\\{_\\}$',
      patternProperties: { '^@': { pattern: '^a$' } },
    });
  });
});
