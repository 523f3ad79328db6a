import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { noteUnknownKeywords } from '../../../../engine/external-schema/draft/unknownKeywords.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';

function noted(schema: JsonObject) {
  const notes = new Notes();
  noteUnknownKeywords(schema, { file: 'f', pointer: '' }, notes);
  return notes.all();
}

describe('noteUnknownKeywords', () => {
  it.each([
    ['maxLenght', 'maxLength'],
    ['minimun', 'minimum'],
    ['requird', 'required'],
    ['MaxLength', 'maxLength'],
    ['tyep', 'type'],
    ['ITEMS', 'items'],
    ['patern', 'pattern'],
    ['additionalproperties', 'additionalProperties'],
    ['tite', 'title'],
  ])('warns of %s and proposes %s', (name, meant) => {
    expect(noted({ properties: { a: { [name]: 3 } } })).toEqual([
      expect.objectContaining({
        severity: 'warning',
        code: 'unknown-keyword',
        pointer: `/properties/a/${name}`,
        remedy: `Did you mean "${meant}"?`,
      }),
    ]);
  });

  it('warns that a limit of another tool is not tested', () => {
    const [note] = noted({ format: 'date', formatMaximum: '2026-01-01' });
    expect(note).toMatchObject({ code: 'left-out', pointer: '/formatMaximum' });
  });

  it('warns of a keyword once, with the number of places', () => {
    const wrong = { maxLenght: 3 };
    const [note, ...others] = noted({ properties: { a: wrong, b: { items: wrong }, c: wrong } });
    expect(others).toEqual([]);
    expect(note).toMatchObject({ pointer: '/properties/a/maxLenght' });
    expect(note?.message).toContain('(3 places)');
  });

  it('notes a word without a similar keyword', () => {
    expect(noted({ colour: 1, time: 2 }).map(({ severity, code }) => [severity, code])).toEqual([
      ['info', 'assumed'],
      ['info', 'assumed'],
    ]);
  });

  it.each([
    ['x-order', '$comment', 'examples', 'deprecated', 'contentMediaType', 'errorMessage'],
    ['ui:widget', 'nullable', 'example', 'discriminator', 'xml', 'externalDocs'],
    ['markdownDescription', 'enumDescriptions', 'defaultSnippets', 'tsType', 'javaType'],
    ['id', 'dependencies', '$recursiveRef', 'additionalItems', 'definitions', 'enumNames'],
  ])('accepts annotations and keywords of every draft: %s, …', (...names) => {
    expect(noted(Object.fromEntries(names.map((name) => [name, 1])))).toEqual([]);
  });

  it('accepts names of properties, and definitions under another name', () => {
    const schema = {
      properties: { requird: { $ref: '#/itmes/a' } },
      itmes: { a: { type: 'string' } },
    };
    expect(noted(schema)).toEqual([]);
  });
});
