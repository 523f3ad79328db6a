import { expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { JsonObject } from '#engine';

/** Returns the schema of an answer of any shape whose first part refers to `A`. */
function shapeOf($defs: JsonObject): JsonObject {
  const pair = { type: 'array', prefixItems: [{ $ref: '#/$defs/A' }, { type: 'string' }] };
  const { schema } = importJsonSchema({
    code: 'LR998',
    schema: { type: 'object', properties: { p: pair }, $defs },
  });
  return ((schema.properties as JsonObject).p as JsonObject).json as JsonObject;
}

const definitionsOf = (shape: JsonObject) => Object.keys(shape.$defs as JsonObject);

const BACK = { $ref: '#/$defs/A' };
const KINDS = ['string', 'object'];

it.each<readonly [string, JsonObject, number]>([
  ['allOf', { allOf: [BACK], type: KINDS }, 1],
  ['anyOf', { anyOf: [{ type: 'string' }, BACK] }, 1],
  ['then', { if: { type: 'string' }, then: BACK, type: KINDS }, 1],
  ['dependentSchemas', { type: 'object', dependentSchemas: { a: BACK } }, 1],
])(
  "importJsonSchema: an author's messages follow a circle of %s schemas once",
  (_, rules, count) => {
    const shape = shapeOf({ A: { errorMessage: 'x', ...rules } });
    expect(definitionsOf(shape)).toHaveLength(count);
  },
);

it('importJsonSchema: follows a circle of two schemas from either schema', () => {
  const shape = shapeOf({
    A: { errorMessage: 'a', anyOf: [{ type: 'string' }, { $ref: '#/$defs/B' }] },
    B: { errorMessage: 'b', oneOf: [{ type: 'number' }, BACK] },
  });
  expect(definitionsOf(shape)).toEqual(['A_1', 'B', 'A']);
});

it('importJsonSchema: ends when each of many schemas refers to all', () => {
  const names = ['A', ...Array.from({ length: 30 }, (_, index) => `B${index}`)];
  const anyOf = [{ type: 'string' }, ...names.map((name) => ({ $ref: `#/$defs/${name}` }))];
  const shape = shapeOf(
    Object.fromEntries(names.map((name) => [name, { errorMessage: name, anyOf }])),
  );
  expect(definitionsOf(shape).length).toBeLessThan(100 + 2 * names.length);
});
