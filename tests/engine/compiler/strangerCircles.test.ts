import { expect, it } from 'vitest';
import { openStranger } from '#compiler';
import type { JsonObject } from '#engine';

/** What an answer of any shape is of whose first part refers to `A`. */
function shapeOf($defs: JsonObject): JsonObject {
  const pair = { type: 'array', prefixItems: [{ $ref: '#/$defs/A' }, { type: 'string' }] };
  const { schema } = openStranger({
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
])("an author's words go round a circle of %s once", (_, rules, count) => {
  const shape = shapeOf({ A: { errorMessage: 'x', ...rules } });
  expect(definitionsOf(shape)).toHaveLength(count);
});

it('go round a circle of two, each of which may be begun with', () => {
  const shape = shapeOf({
    A: { errorMessage: 'a', anyOf: [{ type: 'string' }, { $ref: '#/$defs/B' }] },
    B: { errorMessage: 'b', oneOf: [{ type: 'number' }, BACK] },
  });
  expect(definitionsOf(shape)).toEqual(['A_1', 'B', 'A']);
});

it('have an end where each of many schemas leads to all', () => {
  const names = ['A', ...Array.from({ length: 30 }, (_, index) => `B${index}`)];
  const anyOf = [{ type: 'string' }, ...names.map((name) => ({ $ref: `#/$defs/${name}` }))];
  const shape = shapeOf(
    Object.fromEntries(names.map((name) => [name, { errorMessage: name, anyOf }])),
  );
  expect(definitionsOf(shape).length).toBeLessThan(100 + 2 * names.length);
});
