import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { acceptedBy } from '../../../../engine/external-schema/map/acceptedBy.ts';
import { openSchema } from '../../support/openSchema.ts';

function accepted(schema: JsonObject, ...values: readonly Json[]) {
  const { schemas, opened } = openSchema(schema);
  return acceptedBy(schemas, opened, values);
}

describe('acceptedBy', () => {
  it.each<[JsonObject, readonly Json[], readonly Json[]]>([
    [{ type: 'string', maxLength: 2 }, ['ab', 'abc', 1], ['ab']],
    [{ pattern: '^a' }, ['ab', 'b'], ['ab']],
    [{ format: 'email' }, ['a@b.hk', 'a'], ['a@b.hk']],
    [{ not: { const: 'a' } }, ['a', 'b'], ['b']],
    [{ enum: [{ a: 1 }] }, [{ a: 1 }, { a: 2 }], [{ a: 1 }]],
    [{ $ref: '#/$defs/a', $defs: { a: { minimum: 2 } } }, [1, 2], [2]],
    [{}, [null, 'a'], [null, 'a']],
    [{}, [], []],
  ])('evaluates %j', (schema, values, expected) => {
    expect(accepted(schema, ...values)).toEqual(expected);
  });

  it.each<[JsonObject]>([[{ pattern: '(' }], [{ minLength: 'x' }]])(
    'accepts every value if the schema has a mistake: %j',
    (schema) => {
      expect(accepted(schema, 'a', 'b')).toEqual(['a', 'b']);
    },
  );

  it('evaluates equal patterns, and the same schema, again', () => {
    const schema = { pattern: '^a' };
    expect([accepted(schema, 'a', 'b'), accepted(schema, 'a', 'b')]).toEqual([['a'], ['a']]);
  });

  it('refuses a text on which a pattern takes too many steps', () => {
    expect(accepted({ pattern: '^((a+)+)\\1b$' }, 'a'.repeat(400))).toEqual([]);
  });
});
