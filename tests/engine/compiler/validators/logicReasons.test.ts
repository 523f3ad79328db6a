import { describe, expect, it } from 'vitest';
import {
  containsReason,
  notReason,
  plainName,
} from '../../../../engine/compiler/validators/logicReasons.ts';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';

const reason = (key: string, ...args: readonly string[]) => ({
  key: `validation_${key}`,
  ...(args.length > 0 ? { args } : {}),
});
const roleIs = (value: Json) => ({
  type: 'object',
  required: ['role'],
  properties: { role: { const: value } },
});
const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('containsReason', () => {
  it.each<[JsonObject, object]>([
    [{ contains: { const: 'boss' } }, reason('mustInclude', 'boss')],
    [{ contains: { enum: ['a', 'b'] } }, reason('mustIncludeAny', 'a, b')],
    [{ contains: { type: 'string', const: 'a' } }, reason('mustInclude', 'a')],
    [{ contains: { const: 1 }, minContains: 2 }, reason('mustIncludeSome', '2', '1')],
    [{ contains: { const: 1 }, maxContains: 1 }, reason('contains')],
    [{ contains: roleIs('boss') }, reason('mustInclude', 'boss')],
    [{ contains: { ...roleIs('boss'), minProperties: 2 } }, reason('contains')],
    [{ contains: { properties: { a: { const: 1 }, b: { const: 2 } } } }, reason('contains')],
    [{ contains: { properties: {} } }, reason('contains')],
    [{ contains: { minimum: 5 } }, reason('contains')],
    [{ contains: { const: 'a', enum: ['a'] } }, reason('contains')],
    [{ contains: { const: { a: 1 } } }, reason('contains')],
    [{ contains: { enum: [] } }, reason('contains')],
    [{ contains: { enum: SIX.slice(0, 5) } }, reason('mustIncludeAny', 'a, b, c, d, e')],
    [{ contains: { enum: SIX } }, reason('contains')],
    [{ contains: { enum: ['a', null] } }, reason('contains')],
  ])('of %j', (schema, expected) => {
    expect(containsReason(schema)).toEqual(expected);
  });

  it('names the values as the applicant sees them', () => {
    const nameOf = (value: Json, property?: string) => `${property ?? 'entry'} ${String(value)}`;
    expect(containsReason({ contains: { const: 'b' } }, nameOf)).toEqual(
      reason('mustInclude', 'entry b'),
    );
    expect(containsReason({ contains: roleIs('b') }, nameOf)).toEqual(
      reason('mustInclude', 'role b'),
    );
  });
});

describe('notReason', () => {
  it.each<[Json | undefined, object]>([
    [{ const: 'root' }, reason('mustNotBe', 'root')],
    [{ enum: ['a', 0] }, reason('mustNotBe', 'a, 0')],
    [{ contains: { const: 'x' } }, reason('mustNotBe', 'x')],
    [{ contains: { const: 'x' }, minItems: 2 }, reason('ruledOut')],
    [{ pattern: 'x' }, reason('ruledOut')],
    [{ required: ['x', 'y'] }, reason('notTogether')],
    [{ properties: { x: { const: 1 } } }, reason('notTogether')],
    [{ dependentRequired: { a: ['b'] } }, reason('notTogether')],
    [true, reason('ruledOut')],
    [undefined, reason('ruledOut')],
  ])('of %j', (schema, expected) => {
    expect(notReason(schema)).toEqual(expected);
  });
});

describe('plainName', () => {
  it.each<[Json, string | undefined]>([
    ['a', 'a'],
    [1.5, '1.5'],
    [true, undefined],
    [null, undefined],
    [['a'], undefined],
  ])('of %j is %s', (value, name) => {
    expect(plainName(value)).toBe(name);
  });
});
