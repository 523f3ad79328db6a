import { describe, expect, it } from 'vitest';
import {
  compileOptions,
  writtenOptions,
} from '../../../../engine/compiler/compile/compileOptions.ts';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { expectFinding, LIST, schemaCase, TEXT } from '../../support/schemaCase.ts';

const shared = {
  defs: {},
  tables: {
    halls: {
      rows: [
        { value: 'x', city: 'p' },
        { value: 'y', city: 'q' },
      ],
    },
  },
};

function compile(field: JsonObject) {
  const opened = openCompilation({ field, other: TEXT, rows: LIST }, { shared });
  const part = compileOptions(opened.compilation, opened.draft('leaf', '/field'));
  const conditionOf = (value: string) => {
    const ref = part.options?.find((option) => option.value === value)?.when;
    return ref === undefined ? undefined : opened.compilation.conditions.at(ref);
  };
  return { ...opened, part, conditionOf, faults: opened.found() };
}

describe('compileOptions', () => {
  it('lists the values of a choice, of checkboxes, and of no other answer', () => {
    expect(compile({ enum: ['a', 2, true, null, {}] }).part).toEqual({
      options: [{ value: 'a' }, { value: 2 }, { value: true }],
    });
    expect(compile({ type: 'array', items: { enum: ['a'] } }).part).toEqual({
      options: [{ value: 'a' }],
    });
    expect(compile(TEXT).part).toEqual({});
  });

  it('gives an option the condition of "optionsWhen"', () => {
    const { part, conditionOf, faults } = compile({
      enum: ['a', 'b'],
      optionsWhen: { b: { '/other': { const: 'x' } } },
    });
    expect(part.options?.[0]).toEqual({ value: 'a' });
    expect(conditionOf('b')).toMatchObject({ kind: 'test', pattern: '/other' });
    expect(faults).toEqual([]);
  });

  it('combines the condition of a table with that of "optionsWhen"', () => {
    const where = { city: { value: '/other' } };
    const choice = { enum: { $table: 'halls', where } };
    const optionsWhen = { y: { '/other': { minLength: 1 } } };
    const { conditionOf } = compile({ ...choice, optionsWhen });
    expect(conditionOf('x')).toMatchObject({ kind: 'test', pattern: '/other' });
    expect(conditionOf('y')).toMatchObject({
      kind: 'all',
      of: [
        { kind: 'test', pattern: '/other' },
        { kind: 'test', pattern: '/other' },
      ],
    });
  });

  it('reports an unknown field of the condition where it is written', () => {
    const table = { $table: 'halls', where: { city: { value: '/gone' } } };
    expect(compile({ enum: table }).faults[0]).toBe(
      '/properties/field/enum/where/~1gone unknown-pointer',
    );
    const optionsWhen = { a: { '/gone': {} } };
    expect(compile({ enum: ['a'], optionsWhen }).faults).toEqual([
      '/properties/field/optionsWhen/a/~1gone unknown-pointer',
    ]);
  });

  it('reports an unknown option at its place, with a similar one', () => {
    const { faults, remedies } = compile({
      enum: ['single', 'married'],
      optionsWhen: { maried: { '/other': {} } },
    });
    expect(faults).toEqual(['/properties/field/optionsWhen/maried unknown-option']);
    expect(remedies()).toContain('"married"');
  });

  it('reads options from the rows of a list', () => {
    const where = { b: { const: 'x' } };
    const { part } = compile({ ...TEXT, optionsFrom: { list: '/rows', where, value: 'a' } });
    expect(part).toEqual({
      options: [],
      optionsFrom: { list: '/rows', where: 0, of: { op: 'value', pattern: '/rows/*/a' } },
    });
  });
});

describe('writtenOptions', () => {
  it.each<[JsonObject, unknown]>([
    [{ enum: ['a'], items: { enum: ['b'] } }, ['a']],
    [{ type: 'array', items: { enum: ['b'] } }, ['b']],
    [{ enum: { $table: 'halls' } }, { $table: 'halls' }],
    [TEXT, undefined],
  ])('of %j are %j', (field, expected) => {
    expect(writtenOptions(openCompilation({ field }).draft('leaf', '/field'))).toEqual(expected);
  });
});

describe('compileForm: reports to the author', () => {
  it.each([
    schemaCase(
      'a condition of an unknown option',
      { a: { type: 'string', enum: ['x', 'y'], optionsWhen: { z: { '/a': { const: 'x' } } } } },
      'unknown-option',
      '/properties/a/optionsWhen/z',
    ),
  ])('$title', expectFinding);
});
