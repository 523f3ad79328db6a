import { describe, expect, it } from 'vitest';
import { checkKeywords } from '../../../../engine/compiler/check/checkKeywords.ts';
import type { Draft } from '../../../../engine/compiler/source/Draft.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { compilationOf, draftOf } from '../../support/draftOf.ts';

function check(kind: Draft['kind'], schema: JsonObject) {
  const { compilation, report } = compilationOf();
  checkKeywords(compilation, draftOf(kind, '/at', schema));
  return report.diagnostics();
}

describe('checkKeywords', () => {
  it.each<readonly [Draft['kind'], JsonObject]>([
    ['leaf', { type: 'string', hkid: true, maxChars: 9, visibleWhen: {}, $comment: 'c', enum: [] }],
    ['leaf', { type: 'object', properties: { name: {} }, required: ['name'] }],
    ['group', { type: 'object', properties: { a: {} }, required: ['a'], atLeastOneOf: {} }],
    ['list', { type: 'array', items: {}, minItems: 1, emptyRows: 'drop', countWhere: [] }],
  ])('accepts the keywords of a %s', (kind, schema) => {
    expect(check(kind, schema)).toEqual([]);
  });

  it.each<readonly [Draft['kind'], string, string]>([
    ['leaf', 'maxChar', 'Did you mean "maxChars"?'],
    ['leaf', 'colour', 'Remove it.'],
    ['leaf', 'atLeastOneOf', 'It belongs on an object.'],
    ['leaf', 'emptyRows', 'It belongs on a record list.'],
    ['group', 'hkid', 'It belongs on a single answer.'],
    ['group', 'countWhere', 'It belongs on a record list.'],
    ['list', 'multiline', 'It belongs on a single answer.'],
    ['list', 'dateParts', 'It belongs on an object.'],
  ])('reports on a %s the keyword %s', (kind, keyword, remedy) => {
    expect(check(kind, { [keyword]: true })).toEqual([
      {
        file: 'schema.json',
        pointer: `/at/${keyword}`,
        code: 'unknown-keyword',
        message: `"${keyword}" has no meaning here`,
        remedy,
        severity: 'error',
      },
    ]);
  });

  it.each(['title', 'description'])('only warns of the text %s', (keyword) => {
    expect(check('leaf', { [keyword]: 'Name' })).toMatchObject([
      {
        severity: 'warning',
        code: 'text-in-schema',
        remedy: 'Write it in the locales under "at.label" or ".help".',
      },
    ]);
  });

  it('reports a required property that does not exist', () => {
    const properties = { name: {}, date: {} };
    const found = check('group', { properties, required: ['name', 'dat', 'colour'] });
    expect(found).toMatchObject([
      { pointer: '/at/required/1', code: 'unknown-field', remedy: 'Did you mean "date"?' },
      { pointer: '/at/required/2', remedy: 'Name a property of this object.' },
    ]);
  });
});
