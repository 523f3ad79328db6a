import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { canHold } from '../../../../engine/external-schema/read/canHold.ts';

describe('canHold', () => {
  const PERSON = { type: 'object', properties: { name: { type: 'string' } } };

  it.each<[JsonObject, Json]>([
    [{ type: 'string' }, 'a'],
    [{ type: 'integer' }, 1],
    [{ type: 'boolean' }, false],
    [{ enum: ['a', 1] }, 1],
    [{ json: true }, { any: [] }],
    [{ type: 'array', items: { type: 'string' } }, ['a', 'b']],
    [PERSON, { name: 'a' }],
  ])('%j holds %j', (field, value) => {
    expect(canHold(field, value)).toBe(true);
  });

  it.each<[JsonObject, Json]>([
    [{ type: 'string' }, 1],
    [{ type: 'integer' }, '1'],
    [{ enum: ['a'] }, 'b'],
    [{ type: 'string', computed: {} }, 'a'],
    [{ file: true, json: true }, {}],
    [{ type: 'array', items: { type: 'string' } }, ['a', 1]],
    [{ type: 'array', items: { type: 'string' } }, 'a'],
    [PERSON, { name: 1 }],
    [PERSON, { toString: 'a' }],
    [PERSON, []],
  ])('%j does not hold %j', (field, value) => {
    expect(canHold(field, value)).toBe(false);
  });
});
