import { describe, expect, it } from 'vitest';
import { compileRules } from '../../../../engine/compiler/compile/compileRules.ts';
import type { Json, JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { expectFinding, schemaCase, TEXT } from '../../support/schemaCase.ts';

const FIELDS = {
  other: TEXT,
  list: { type: 'array', items: TEXT },
  day: { ...TEXT, hkDate: true },
};

function compile(written: JsonObject) {
  const opened = openCompilation({ field: { ...TEXT, ...written }, ...FIELDS });
  const rules = compileRules(opened.compilation, opened.draft('leaf', '/field'));
  return { rules, faults: opened.found(), ...opened };
}
const compileEntry = (entry: Json) => compile({ rules: [entry] });

describe('compileRules: keywords of an answer', () => {
  it('run in the order of the catalogue, then those of the standard, then the entries', () => {
    const { rules } = compile({
      rules: [{ digitsOnly: true }],
      maxLength: 9,
      maxChars: 3,
      hkid: true,
    });
    const names = rules.map(({ keyword }) => keyword);
    expect(names.slice(-2)).toEqual(['maxLength', 'digitsOnly']);
    expect([...names.slice(0, -2)].sort()).toEqual(['hkid', 'maxChars']);
  });

  it('have the argument and the message of the catalogue', () => {
    const { rules, schemaOf } = compile({ maxChars: 3 });
    expect(rules).toMatchObject([
      { keyword: 'maxChars', key: 'validation_maxChars', args: [3], severity: 'error' },
    ]);
    expect(schemaOf(rules[0]?.test)).toEqual({ maxChars: 3 });
    expect(compile({ rangeChars: [2, 4] }).rules).toMatchObject([{ args: [2, 4] }]);
    expect(compile({ hkid: true }).rules).toMatchObject([{ args: [] }]);
  });

  it('do not apply when they are false, and take a message of their own', () => {
    expect(compile({ hkid: false }).rules).toEqual([]);
    const errorMessage = { maxChars: 'own_key' };
    expect(compile({ maxChars: 3, errorMessage }).rules).toMatchObject([{ key: 'own_key' }]);
  });

  it.each<[JsonObject, string]>([
    [{ maxChars: '3' }, '/properties/field/maxChars bad-value'],
    [{ maxChars: -1 }, '/properties/field/maxChars bad-value'],
    [{ hkid: 'yes' }, '/properties/field/hkid bad-value'],
    [{ rangeChars: [8] }, '/properties/field/rangeChars bad-value'],
    [{ sameAs: '/gone' }, '/properties/field/sameAs unknown-pointer'],
    [{ sameAs: '/list' }, '/properties/field/sameAs unfit-pointer'],
    [{ dateMin: 'today' }, '/properties/field/dateMin unfit-rule'],
    [{ hkDate: true, dateMin: 'soon' }, '/properties/field/dateMin unknown-pointer'],
  ])('report %j', (written, fault) => {
    expect(compile(written).faults).toContain(fault);
  });
});

describe('compileRules: limits from expressions, days and other answers', () => {
  it('reads a limit from an expression', () => {
    const of = { op: 'value', pattern: '/other' };
    expect(compile({ maxValue: { value: 'other' } }).rules).toMatchObject([
      {
        keyword: 'maxValue',
        operands: [{ kind: 'expression', of }],
        args: [{ kind: 'expression', of }],
      },
    ]);
    expect(compile({ rangeChars: { value: 'other' } }).faults).toEqual([
      '/properties/field/rangeChars bad-value',
    ]);
  });

  it('compares with another answer, or with a day', () => {
    expect(compile({ sameAs: 'other' }).rules).toMatchObject([
      { keyword: 'sameAs', operands: [{ kind: 'value', pattern: '/other' }], args: [] },
    ]);
    const { rules, faults } = compile({ hkDate: true, dateMin: '/day' });
    expect(faults).toEqual([]);
    expect(rules.find(({ keyword }) => keyword === 'dateMin')).toMatchObject({
      operands: [{ kind: 'value', pattern: '/day' }],
    });
  });
});

describe('compileRules: entries of "rules"', () => {
  it('have their own condition, message and severity', () => {
    const when = { '/other': { const: 'x' } };
    const entry = {
      maxChars: 3,
      when,
      key: 'k',
      args: ['a', 1, {}],
      severity: 'warning',
      $comment: '',
    };
    const { rules, compilation } = compileEntry(entry);
    expect(rules).toMatchObject([{ key: 'k', args: ['a', 1], severity: 'warning', when: 0 }]);
    expect(compilation.conditions.at(0)).toMatchObject({ kind: 'test', pattern: '/other' });
    expect(compileEntry({ maxChars: 3 }).rules).toMatchObject([
      { key: 'validation_maxChars', severity: 'error' },
    ]);
    expect(compileEntry({ maxChars: 3 }).rules[0]).not.toHaveProperty('when');
  });

  it('test a whole schema, and warn if they have no message', () => {
    const { rules, schemaOf, faults, compilation } = compileEntry({ schema: { const: 'a' } });
    expect(rules.map(({ test }) => schemaOf(test))).toEqual([{ const: 'a' }]);
    expect(faults).toEqual(['/properties/field/rules/0 no-message']);
    expect(compilation.conditions.asked()).toMatchObject([
      { pattern: '/field', schema: { const: 'a' } },
    ]);
    expect(compileEntry({ schema: { const: 'a' }, key: 'k' }).faults).toEqual([]);
  });

  it.each<[Json, string]>([
    [{ hkd: true }, 'unknown-keyword'],
    [{ hkid: true, prn: true }, 'bad-rule'],
    [{}, 'bad-rule'],
    ['hkid', 'bad-rule'],
    [{ when: { '/other': {} } }, 'bad-rule'],
    [{ maxChars: 'x' }, 'bad-value'],
    [{ dateMin: 'today' }, 'unfit-rule'],
  ])('report %j as %s', (entry, code) => {
    expect(compileEntry(entry).faults).toEqual([`/properties/field/rules/0 ${code}`]);
  });

  it.each<[Json, string]>([
    [{ hkd: true }, '"hkd" is not a rule'],
    [{ hkid: true, prn: true }, 'An entry of "rules" holds exactly one rule keyword'],
  ])('state the fault of %j', (entry, message) => {
    const [found] = compileEntry(entry).compilation.report.diagnostics();
    expect(found?.message).toBe(message);
  });

  it('of a block are omitted if they apply only to options that the form removed', () => {
    const rules = ['x', 'y'].map((kind) => ({ when: { kind: { const: kind } }, maxChars: 3 }));
    const block = {
      type: 'object',
      properties: { kind: { enum: ['x', 'y'] }, no: { ...TEXT, rules } },
    };
    const opened = openCompilation(
      {
        doc: { $ref: '../../schemas/defs/doc.schema.json', properties: { kind: { enum: ['x'] } } },
      },
      { shared: { defs: { doc: { schema: block, locales: {} } }, tables: {} } },
    );
    expect(compileRules(opened.compilation, opened.draft('leaf', '/doc/no'))).toHaveLength(1);
  });
});

describe('compileForm: reports to the author', () => {
  it.each([
    schemaCase(
      'a misspelt rule in an entry',
      { a: { ...TEXT, rules: [{ hkd: true }] } },
      'unknown-keyword',
      '/properties/a/rules/0',
      '"hkid"',
    ),
    schemaCase(
      'two rules in one entry',
      { a: { ...TEXT, rules: [{ hkid: true, prn: true }] } },
      'bad-rule',
      '/properties/a/rules/0',
    ),
    schemaCase(
      'a limit that is not a number',
      { a: { ...TEXT, maxChars: '30' } },
      'bad-value',
      '/properties/a/maxChars',
      'a whole number',
    ),
    schemaCase(
      'a flag that is not true',
      { a: { ...TEXT, hkid: 'yes' } },
      'bad-value',
      '/properties/a/hkid',
    ),
    schemaCase(
      'a range with one bound',
      { a: { ...TEXT, rangeChars: [8] } },
      'bad-value',
      '/properties/a/rangeChars',
    ),
    schemaCase(
      'an invalid duration',
      { a: { ...TEXT, hkDate: true, dateMin: { from: 'today', add: '7 days' } } },
      'bad-duration',
      '/properties/a/dateMin/add',
    ),
  ])('$title', expectFinding);
});
