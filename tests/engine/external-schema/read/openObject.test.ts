import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';
import { ExternalSchema } from '../../../../engine/external-schema/read/ExternalSchema.ts';
import { isOpenObject, openObject } from '../../../../engine/external-schema/read/openObject.ts';

const PLACE = { file: 'f', pointer: '' };

function opened(schema: JsonObject) {
  const schemas = new ExternalSchema(schema, PLACE, new Notes());
  return schemas.open([{ schema, place: PLACE }], new Set(['']));
}

describe('isOpenObject', () => {
  it.each<[JsonObject, boolean]>([
    [{ type: 'object' }, true],
    [{ additionalProperties: true }, true],
    [{ additionalProperties: { type: 'string' } }, true],
    [{ additionalProperties: false }, false],
    [{ unevaluatedProperties: false }, false],
    [{ allOf: [{ type: 'object' }, { additionalProperties: false }] }, false],
  ])('%j: %s', (schema, expected) => {
    expect(isOpenObject(opened(schema))).toBe(expected);
  });
});

describe('openObject', () => {
  it('states the type and that other names are allowed', () => {
    const [spot] = openObject(opened({ minProperties: 1 })).spots;
    expect(spot?.schema).toEqual({ type: 'object', additionalProperties: true, minProperties: 1 });
  });

  it('keeps the schema of the names', () => {
    const [spot] = openObject(opened({ patternProperties: { '^a': {} } })).spots;
    expect(spot?.schema).toEqual({ type: 'object', patternProperties: { '^a': {} } });
  });
});
