import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import {
  allOf,
  anyOf,
  type ConditionContext,
  conditionOf,
  lifted,
  not,
} from '../../../../engine/external-schema/map/conditionOf.ts';
import { branching, formOf, TEXT } from '../../support/externalForm.ts';
import { openSchema, ROOT } from '../../support/openSchema.ts';

describe('importJsonSchema: a rule under a condition', () => {
  const SEASON = { enum: ['summer', 'winter'] };
  const BRANCHES = branching(
    { properties: { season: { const: 'winter' } } },
    { properties: { coat: TEXT }, required: ['coat'] },
    { properties: { hat: TEXT } },
  );

  it('shows its fields once the required answer satisfies the condition', async () => {
    const { store } = await formOf({ season: SEASON }, { ...BRANCHES, required: ['season'] });
    const shown = (data: JsonObject) => ['/coat', '/hat'].filter((at) => store(data).isVisible(at));
    expect(shown({})).toEqual([]);
    expect(shown({ season: 'winter' })).toEqual(['/coat']);
    expect(shown({ season: 'summer' })).toEqual(['/hat']);
  });

  it('applies while an optional answer is absent, as in JSON Schema', async () => {
    const { store, errors } = await formOf({ season: SEASON }, BRANCHES);
    expect(store({}).isVisible('/coat')).toBe(true);
    expect(errors({})).toEqual(['/coat validation_required']);
  });
});

type Context = Partial<Record<'fields' | 'required', readonly string[]>> & {
  readonly inner?: Context;
};

function contextOf(
  schemas: ConditionContext['schemas'],
  { fields = ['a', 'b', 'g'], required = [], inner }: Context,
): ConditionContext {
  return {
    schemas,
    fields: new Set(fields),
    known: new Set(fields),
    required: new Set(required),
    ...(inner && {
      inner: (name: string) => (name === 'g' ? contextOf(schemas, inner) : undefined),
    }),
  };
}
function convert(schema: JsonObject | boolean, context: Context = {}) {
  const { schemas } = openSchema({});
  return conditionOf(contextOf(schemas, context), schemas.open([{ schema, place: ROOT }]));
}
const X = { const: 'x' };
const absent = (name: string) => ({ not: { [name]: {} } });
const A_IS_X = { properties: { a: X }, required: ['a'] };

describe('conditionOf', () => {
  it.each<[string, JsonObject | boolean, object | true | undefined]>([
    ['a required property', A_IS_X, { a: X }],
    [
      'an optional property, which may be absent',
      { properties: { a: X } },
      { anyOf: [{ a: X }, absent('a')] },
    ],
    ['two properties', { ...A_IS_X, required: ['a', 'b'] }, { allOf: [{ a: X }, { b: {} }] }],
    ['a property without a test', { properties: { a: true } }, true],
    ['nothing', {}, true],
    ['an unknown property', { required: ['z'] }, undefined],
    ['false', false, undefined],
    ['one of two', { anyOf: [A_IS_X, { required: ['b'] }] }, { anyOf: [{ a: X }, { b: {} }] }],
    ['one of two, of which one never holds', { oneOf: [A_IS_X, false] }, { a: X }],
    ['one of none', { anyOf: [false] }, undefined],
    ['one that always holds', { anyOf: [A_IS_X, {}] }, true],
    ['one that cannot be evaluated', { anyOf: [A_IS_X, { required: ['z'] }] }, undefined],
    ['a negation', { not: A_IS_X }, { not: { a: X } }],
    ['a double negation', { not: { not: A_IS_X } }, { a: X }],
    ['a negation of false', { not: false }, true],
    ['a negation of what always holds', { not: {} }, undefined],
    ['a negation that cannot be evaluated', { not: { required: ['z'] } }, undefined],
  ])('converts %s', (_, schema, expected) => {
    expect(convert(schema)).toEqual(expected);
  });

  it('requires no absence of a field that every answer has', () => {
    expect(convert({ properties: { a: X } }, { required: ['a'] })).toEqual({ a: X });
  });
});

describe('conditionOf: fields inside a group', () => {
  const inside = (more: JsonObject, outer: JsonObject = {}) => ({
    properties: { g: { properties: { c: X }, ...more } },
    ...outer,
  });
  const asked = { required: ['c'] };
  const group = { fields: ['c'] };
  const whole = { anyOf: [expect.objectContaining({ g: expect.anything() }), absent('g')] };

  it.each<[string, JsonObject, Context, object]>([
    [
      'a required field of a required group',
      inside(asked, { required: ['g'] }),
      { inner: group },
      { 'g/c': X },
    ],
    [
      'an optional field of an optional group',
      inside({}),
      { inner: group },
      { anyOf: [{ 'g/c': X }, absent('g/c')] },
    ],
    [
      'a field that every answer has',
      inside({}),
      { required: ['g'], inner: { ...group, required: ['c'] } },
      { 'g/c': X },
    ],
    ['a required field of an optional group', inside(asked), { inner: group }, whole],
    ['a count of the group', inside({ minProperties: 1 }), { inner: group }, whole],
    ['a group without inner fields', inside({}), {}, whole],
  ])('%s', (_, schema, context, expected) => {
    expect(convert(schema, context)).toEqual(expected);
  });

  it('points to fields in a negation, and in alternatives', () => {
    const schema = { properties: { g: { properties: { c: { not: X }, d: X } } } };
    const context = { required: ['g'], inner: { fields: ['c', 'd'], required: ['c', 'd'] } };
    expect(JSON.stringify(convert(schema, context))).toContain('"g/c"');
    const optional = convert(schema, { inner: { fields: ['c', 'd'] } });
    expect(JSON.stringify(optional)).toContain('{"not":{"g/d":{}}}');
  });
});

describe('operators of conditions', () => {
  const A = { a: {} };
  const B = { b: {} };

  it('not: removes a double negation', () => {
    expect([not(A), not({ not: A }), not({ not: A, b: {} })]).toEqual([
      { not: A },
      A,
      { not: { not: A, b: {} } },
    ]);
  });

  it('allOf and anyOf: combine the conditions that are not trivial', () => {
    expect([allOf([]), allOf([true, A, undefined]), allOf([A, B])]).toEqual([
      true,
      A,
      { allOf: [A, B] },
    ]);
    expect([anyOf([A, true]), anyOf([A]), anyOf([A, B]), anyOf([A, undefined])]).toEqual([
      true,
      A,
      { anyOf: [A, B] },
      undefined,
    ]);
  });

  it('lifted: points from an inner object to the outer one', () => {
    expect(lifted({ a: X, not: B, anyOf: [A, { allOf: [B] }] })).toEqual({
      '../a': X,
      not: { '../b': {} },
      anyOf: [{ '../a': {} }, { allOf: [{ '../b': {} }] }],
    });
  });
});
