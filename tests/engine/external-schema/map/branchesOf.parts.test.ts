import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { branchesOf, possibleNames } from '../../../../engine/external-schema/map/branchesOf.ts';
import { openSchema } from '../../support/openSchema.ts';

const X = { const: 'x' };
const A_IS_X = { properties: { a: X }, required: ['a'] };
const part = (name: string) => ({ properties: { [name]: {} } });

/** Splits a schema into branches: the condition and the place of each. */
function split(
  schema: JsonObject,
  required: readonly string[] = [],
  when: JsonObject | true = true,
) {
  const { mapping, schemas, opened, noted } = openSchema(schema);
  const fields = new Set(['a', 'b', 'c']);
  const context = { schemas, fields, known: fields, required: new Set(required) };
  const { branches, made, asked } = branchesOf(mapping, context, opened, when);
  return {
    branches: branches.map((branch) => [branch.opened.place.pointer, branch.when]),
    made,
    asked,
    notes: noted(),
  };
}

describe('branchesOf', () => {
  it.each<[string, JsonObject, readonly (readonly [string, unknown])[]]>([
    ['then', { if: A_IS_X, then: part('b') }, [['/then', { a: X }]]],
    ['else', { if: A_IS_X, else: part('b') }, [['/else', { not: { a: X } }]]],
    [
      'both',
      { if: A_IS_X, then: part('b'), else: part('c') },
      [
        ['/then', { a: X }],
        ['/else', { not: { a: X } }],
      ],
    ],
    ['neither', { if: A_IS_X }, []],
    ['an if that always holds', { if: {}, then: part('b'), else: part('c') }, [['/then', true]]],
    ['an if that never holds', { if: false, then: part('b'), else: part('c') }, [['/else', true]]],
    [
      'a dependency',
      { dependentSchemas: { a: part('b'), b: true } },
      [['/dependentSchemas/a', { a: {} }]],
    ],
    [
      'a branch inside a branch',
      { if: A_IS_X, then: { if: { required: ['b'] }, then: part('c') } },
      [
        ['/then', { a: X }],
        ['/then/then', { allOf: [{ a: X }, { b: {} }] }],
      ],
    ],
  ])('splits %s', (_, schema, expected) => {
    expect(split(schema)).toMatchObject({ branches: expected, notes: [] });
  });

  it('shows else only after the required answers that it reads', () => {
    const { branches } = split({ if: A_IS_X, else: part('b') }, ['a']);
    expect(branches).toEqual([['/else', { allOf: [{ a: {} }, { not: { a: X } }] }]]);
  });

  it('adds the condition around the object', () => {
    const { branches } = split({ if: A_IS_X, then: part('b') }, [], { z: {} });
    expect(branches).toEqual([['/then', { allOf: [{ z: {} }, { a: X }] }]]);
  });

  it.each<[JsonObject, string]>([
    [{ if: { required: ['z'] }, then: part('b') }, '/if'],
    [{ dependentSchemas: { z: part('b') } }, '/dependentSchemas/z'],
    [{ dependentRequired: { z: ['a'] } }, '/dependentRequired/z'],
  ])('notes a condition on an unknown property: %j', (schema, pointer) => {
    const { branches, notes } = split(schema);
    expect(branches).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(`${pointer} left-out: `)]);
  });

  it('asks for the property that selects an alternative', () => {
    const alternative = (value: string, name: string) => ({
      properties: { kind: { const: value }, [name]: {} },
      required: ['kind'],
    });
    const oneOf = [alternative('x', 'p'), alternative('y', 'q')];
    const { mapping, schemas, opened } = openSchema({ oneOf });
    const fields = new Set(['kind', 'p', 'q']);
    const context = { schemas, fields, known: new Set<string>(), required: new Set<string>() };
    const when = { z: {} };
    const { made, asked, branches } = branchesOf(mapping, context, opened, when);
    expect(made).toMatchObject([{ name: 'kind', when, isRequired: true }]);
    expect(asked).toEqual([{ name: 'kind', when }]);
    expect(branches.map((branch) => branch.when)).toEqual([
      { allOf: [when, { kind: { enum: ['x'] } }] },
      { allOf: [when, { kind: { enum: ['y'] } }] },
    ]);
  });
});

it('branchesOf: a text field of the object gets its options only without a condition', () => {
  const oneOf = ['x', 'y'].map((value) => ({ properties: { a: { const: value } } }));
  const schema = { properties: { a: { type: 'string' } }, oneOf };
  expect(split(schema).made).toMatchObject([{ name: 'a', isOwn: true, when: true }]);
  expect(split(schema, [], { z: {} }).made).toEqual([]);
});

describe('possibleNames', () => {
  it('finds the names of every branch', () => {
    const schema = {
      ...part('a'),
      required: ['r'],
      then: part('b'),
      else: { oneOf: [part('c')] },
      anyOf: [part('d')],
      dependentSchemas: { k: part('e') },
    };
    const { mapping, opened } = openSchema(schema);
    const names = [...possibleNames(mapping, opened)];
    expect(names).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd', 'e']));
  });

  it('ends for a schema that contains itself', () => {
    const { mapping, opened } = openSchema({ ...part('a'), anyOf: [{ $ref: '#' }] });
    expect([...possibleNames(mapping, opened)]).toContain('a');
  });
});
