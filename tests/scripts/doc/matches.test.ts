import { describe, expect, it } from 'vitest';
import { matches } from '../../../scripts/doc/matches.ts';
import type { Schema } from '../../../scripts/doc/metaSchemas.ts';

const isValid = (value: unknown, schema: Schema) =>
  matches(value, { file: 'manifest', pointer: '', schema });

describe('matches', () => {
  it.each<readonly [Schema, readonly unknown[], readonly unknown[]]>([
    [{ const: 1 }, [1], [2, '1']],
    [{ enum: ['a', 2] }, ['a', 2], ['b']],
    [{ type: 'string' }, ['', 'a'], [1, null, undefined]],
    [{ type: 'array' }, [[]], [{}, 'a']],
    [{ type: 'object' }, [{}], [[], null]],
    [{ type: 'integer' }, [1, -2], [1.5, '1']],
    [{ type: 'null' }, [null], [undefined, {}]],
    [{ type: ['string', 'null'] }, ['a', null], [1]],
    [{ pattern: '^a' }, ['ab', 7], ['b']],
    [{ required: ['a'] }, [{ a: undefined }, [], 'text'], [{}, { b: 1 }]],
    [{ not: { type: 'string' } }, [1], ['a']],
    [{ anyOf: [{ const: 1 }, { const: 2 }] }, [1, 2], [3]],
    [{ anyOf: [] }, [1], []],
    [{ properties: { a: { const: 1 } } }, [{ a: 1 }, { b: 2 }, 'a'], [{ a: 2 }]],
    [{ $ref: '#/$defs/step' }, [{ id: 'a', fields: [] }], [{}, 'a']],
    [{ minLength: 5, other: true }, ['a', {}], []],
  ])('%j accepts %j and refuses %j', (schema, good, bad) => {
    expect(good.filter((value) => !isValid(value, schema))).toEqual([]);
    expect(bad.filter((value) => isValid(value, schema))).toEqual([]);
  });
});
