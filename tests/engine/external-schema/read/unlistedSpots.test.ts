import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { Notes } from '../../../../engine/external-schema/notes/Notes.ts';
import { ExternalSchema } from '../../../../engine/external-schema/read/ExternalSchema.ts';
import { unlistedSpots } from '../../../../engine/external-schema/read/unlistedSpots.ts';

const PLACE = { file: 'f', pointer: '' };

function spots(schema: JsonObject, name: string) {
  const schemas = new ExternalSchema(schema, PLACE, new Notes());
  const opened = schemas.open([{ schema, place: PLACE }], new Set(['']));
  return unlistedSpots(schemas, opened, name).map(({ place }) => place.pointer);
}

const A = { properties: { a: {} } };
const B = { properties: { b: {} } };
const closed = (more: JsonObject): JsonObject => ({ ...more, unevaluatedProperties: false });

describe('unlistedSpots: the schema that forbids a property', () => {
  it.each<[string, JsonObject, string[]]>([
    ['nothing', A, []],
    ['additionalProperties', { ...B, additionalProperties: false }, ['/additionalProperties']],
    ['not for a listed name', { ...A, additionalProperties: false }, []],
    ['a pattern', { patternProperties: { '^a': {} } }, ['/patternProperties/^a']],
    ['not beside a pattern', { patternProperties: { b: {} }, additionalProperties: true }, []],
    ['of a neighbour in allOf', { ...A, allOf: [closed(B)] }, ['/allOf/0/unevaluatedProperties']],
    ['not outside of it', closed({ allOf: [A] }), []],
    ['not outside of an alternative', closed({ anyOf: [A, B] }), []],
    ['not outside of a branch', closed({ if: B, else: { allOf: [A] } }), []],
    ['of a neighbour of an alternative', closed({ ...B, not: A }), ['/unevaluatedProperties']],
    [
      'behind a reference',
      { ...A, $ref: '#/$defs/d', $defs: { d: closed(B) } },
      ['/$defs/d/unevaluatedProperties'],
    ],
  ])('%s', (_, schema, expected) => {
    expect(spots(schema, 'a')).toEqual(expected);
  });
});
