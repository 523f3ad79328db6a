import { describe, expect, it } from 'vitest';
import { endlessReference } from '../../../../engine/compiler/validators/endlessReference.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';

describe('endlessReference', () => {
  it.each<[string, JsonObject]>([
    ['itself', { $defs: { a: { $ref: '#/$defs/a' } } }],
    ['a circle of two', { $defs: { a: { $ref: '#/$defs/b' }, b: { not: { $ref: '#/$defs/a' } } } }],
    ['an alternative', { $defs: { a: { anyOf: [true, { $ref: '#/$defs/a' }] } } }],
    ['a dependent schema', { $defs: { a: { dependentSchemas: { b: { $ref: '#/$defs/a' } } } } }],
    ['the root', { if: { $ref: '#' } }],
  ])('finds a reference through %s', (_, root) => {
    expect(endlessReference(root)).toMatch(/^#/);
  });

  it.each<[string, JsonObject]>([
    ['a field', { $defs: { a: { properties: { b: { $ref: '#/$defs/a' } } } } }],
    ['a row', { $defs: { a: { items: { $ref: '#/$defs/a' } } } }],
    [
      'the same schema twice',
      { allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }], $defs: { a: {} } },
    ],
    ['another file', { $ref: 'other.json#/a' }],
    ['an absent schema', { $ref: '#/$defs/toString', $defs: {} }],
  ])('ignores a reference through %s', (_, root) => {
    expect(endlessReference(root)).toBeUndefined();
  });
});
