import { describe, expect, it } from 'vitest';
import { partReasons } from '../../../../engine/compiler/validators/partReasons.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';

describe('partReasons', () => {
  it.each<[JsonObject, readonly string[]]>([
    [{ type: 'string', maxLength: 4 }, ['maxLength', 'type']],
    [{ type: 'integer', minimum: 1 }, ['minimum', 'type', 'type:integer']],
    [{ type: 'number', multipleOf: 2 }, ['multipleOf', 'type', 'type:number']],
    [{ properties: { a: false } }, ['false schema']],
    [{ properties: { a: { uniqueItems: true } }, required: ['a'] }, ['required', 'uniqueItems']],
    [{}, []],
  ])('of %j has the keywords that it uses', (schema, names) => {
    expect(Object.keys(partReasons(schema)).sort()).toEqual(names);
  });

  it('name the parameter of Ajv that holds the limit or the part', () => {
    expect(partReasons({ maxLength: 4, required: ['a'], additionalProperties: {} })).toEqual({
      maxLength: { key: 'validation_maxChars', limit: 'limit' },
      required: { key: 'validation_required', name: 'missingProperty' },
      additionalProperties: { key: 'validation_unknownName', name: 'additionalProperty' },
    });
  });

  it('add the reasons of keywords at their place', () => {
    const reasons = partReasons({ properties: { a: { type: 'string', errorMessage: 'own' } } });
    expect(reasons['#/properties/a/type']).toEqual({ key: 'own' });
    expect(reasons.type).toEqual({ key: 'validation_wrongKind' });
  });
});
