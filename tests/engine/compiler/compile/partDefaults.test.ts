import { expect, it } from 'vitest';
import type { Json, JsonObject } from '#engine';
import { partDefaults } from '../../../../engine/compiler/compile/partDefaults.ts';

const LOREM = { type: 'string', default: 'lorem' };
const object = (properties: JsonObject, more: JsonObject = {}) => ({
  type: 'object',
  properties,
  ...more,
});

it.each<readonly [string, JsonObject, Json | undefined]>([
  ['a tuple', { prefixItems: [LOREM, { type: 'string' }] }, ['lorem']],
  ['a property', object({ a: LOREM, b: { type: 'number' } }), { a: 'lorem' }],
  ['a nested object', object({ a: object({ b: LOREM }) }), { a: { b: 'lorem' } }],
  [
    'an outer default',
    object({ a: LOREM, b: LOREM }, { default: { a: 'x' } }),
    { a: 'x', b: 'lorem' },
  ],
  ['a reference', { $ref: '#/$defs/d', $defs: { d: object({ a: LOREM }) } }, { a: 'lorem' }],
  [
    'a part of allOf',
    { allOf: [object({ a: LOREM }), object({ b: LOREM })] },
    { a: 'lorem', b: 'lorem' },
  ],
  [
    'a schema that contains itself',
    { $ref: '#/$defs/d', $defs: { d: object({ a: LOREM, d: { $ref: '#/$defs/d' } }) } },
    { a: 'lorem' },
  ],
  ['no default', object({ a: { type: 'string' } }), undefined],
  ['an empty default', object({ a: { default: '' }, b: { default: null } }), undefined],
  ['a list', { type: 'array', items: LOREM }, undefined],
  ['a list with a default', { type: 'array', items: LOREM, default: ['a'] }, ['a']],
  ['a default of another type', object({ a: { type: 'number', default: 'x' } }), undefined],
  ['an unticked checkbox', object({ a: { type: 'boolean', default: false } }), undefined],
  ['an object without a required part', object({ a: LOREM }, { required: ['a', 'b'] }), undefined],
  ['a tuple with a gap', { prefixItems: [{ type: 'string' }, LOREM] }, undefined],
  ['a tuple that is too short', { prefixItems: [LOREM, {}], minItems: 2 }, undefined],
])('partDefaults: returns the initial value of %s', (_, schema, expected) => {
  expect(partDefaults(schema)).toEqual(expected);
});

it('partDefaults: completes the default of the whole answer', () => {
  const schema = object({ a: LOREM, b: LOREM }, { required: ['a', 'c'] });
  expect(partDefaults(schema, { b: 'x' })).toEqual({ a: 'lorem', b: 'x' });
  expect(partDefaults({ type: 'array' }, [1])).toEqual([1]);
});
