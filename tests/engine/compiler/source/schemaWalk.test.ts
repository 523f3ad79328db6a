import { describe, expect, it } from 'vitest';
import { childSchemas, renameKeywords } from '../../../../engine/compiler/source/schemaWalk.ts';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';

describe('childSchemas', () => {
  it.each<[string, Json, readonly (readonly (string | number)[])[]]>([
    ['not', { type: 'string' }, [[]]],
    ['not', true, []],
    ['allOf', [{}, true, {}], [[0], [2]]],
    ['properties', { a: {}, b: true, c: {} }, [['a'], ['c']]],
    ['properties', [], []],
    ['const', {}, []],
  ])('returns the paths to the schemas under %s: %j', (keyword, value, steps) => {
    expect(childSchemas(keyword, value).map((child) => child.steps)).toEqual(steps);
  });
});

describe('renameKeywords', () => {
  it('renames keywords at every depth, but no names or values', () => {
    const schema: JsonObject = {
      const: { const: 1 },
      properties: { const: { const: 2 } },
      anyOf: [{ const: 3 }, true],
      not: { const: 4 },
      items: false,
    };
    const renamed = renameKeywords(schema, (name) => (name === 'const' ? 'is' : name));
    expect(renamed).toEqual({
      is: { const: 1 },
      properties: { const: { is: 2 } },
      anyOf: [{ is: 3 }, true],
      not: { is: 4 },
      items: false,
    });
  });
});
