import { describe, expect, it } from 'vitest';
import { leafViolation, leafWarnings } from '../../../engine/validation/leafViolation.ts';
import { group, type LeafTraits, leaf, list } from '../../support/planNodes.ts';
import { cellOf, ruleOf, stateOf } from '../support/stateOf.ts';

const CONDITIONS = [{ kind: 'test', pattern: '/switch', test: 'isX' }] as const;

function formWith(traits: LeafTraits, data: Readonly<Record<string, unknown>> = {}) {
  const form = stateOf({ switch: leaf('text'), a: leaf('text', traits) }, data, {
    conditions: CONDITIONS,
  });
  return { state: form.state, cell: cellOf(form, 'leaf', '/a') };
}

function violation(traits: LeafTraits, data: Readonly<Record<string, unknown>> = {}) {
  const { state, cell } = formWith(traits, data);
  return leafViolation(state, cell);
}

describe('leafViolation', () => {
  it.each([
    ['absent', {}],
    ['empty', { a: '' }],
    ['spaces', { a: ' \t\u3000' }],
    ['invisible characters', { a: '\u200b' }],
    ['null', { a: null }],
  ])('requires an answer that is %s', (_, data) => {
    const required = { required: true, requiredKey: 'key_required' };
    expect(violation(required, data)).toEqual({ rule: 'required', key: 'key_required', args: [] });
    expect(violation({}, data)).toBeUndefined();
  });

  it('requires an answer only while its condition holds', () => {
    expect(violation({ requiredWhen: 0 }, { switch: 'x' })?.rule).toBe('required');
    expect(violation({ requiredWhen: 0 }, { switch: 'y' })).toBeUndefined();
    expect(violation({ requiredWhen: 0 })).toBeUndefined();
  });

  it('applies the rules only to an answer that is not empty', () => {
    const traits = { rules: [ruleOf('fails')] };
    expect(violation(traits, { a: ' ' })).toBeUndefined();
    expect(violation(traits, { a: '0' })?.key).toBe('key_fails');
    expect(violation({ ...traits, required: true }, { a: ' ' })?.rule).toBe('required');
  });

  it('applies the rules to the normalised answer', () => {
    expect(violation({ rules: [ruleOf('isShort')] }, { a: '  abc  ' })).toBeUndefined();
    expect(violation({ rules: [ruleOf('isShort')] }, { a: '  abcd  ' })?.key).toBe('key_isShort');
  });

  it('examines no hidden answer', () => {
    const traits = { visibleWhen: 0, required: true, rules: [ruleOf('fails')] };
    expect(violation(traits, { a: 'v' })).toBeUndefined();
    expect(violation(traits, {})).toBeUndefined();
    expect(violation(traits, { a: 'v', switch: 'x' })?.key).toBe('key_fails');
  });

  it('examines no part of a date', () => {
    const date = { day: 'day', month: 'month', year: 'year' };
    const part = leaf('text', { required: true, rules: [ruleOf('fails')] });
    const fields = { day: part, month: part, year: part };
    const form = stateOf({ born: group(fields, { dateParts: date }) }, { born: { day: '31' } });
    expect(leafViolation(form.state, cellOf(form, 'leaf', '/born/day'))).toBeUndefined();
    expect(leafViolation(form.state, cellOf(form, 'leaf', '/born/year'))).toBeUndefined();
  });

  it.each([
    ['drop', undefined],
    ['refuse', 'required'],
  ] as const)('in an empty row of a list with emptyRows %s returns %s', (emptyRows, rule) => {
    const fields = { a: leaf('text', { required: true }), b: leaf('text') };
    const form = stateOf({ rows: list(fields, { emptyRows }) }, { rows: [{}, { b: 'v' }] });
    expect(leafViolation(form.state, cellOf(form, 'leaf', '/rows/0/a'))?.rule).toBe(rule);
    expect(leafViolation(form.state, cellOf(form, 'leaf', '/rows/1/a'))?.rule).toBe('required');
  });
});

describe('leafWarnings', () => {
  const rules = [
    ruleOf('fails', { key: 'first', severity: 'warning' }),
    ruleOf('fails', { key: 'error' }),
    ruleOf('passes', { key: 'held', severity: 'warning' }),
    ruleOf('fails', { key: 'second', severity: 'warning' }),
  ];
  const warnings = (data: Readonly<Record<string, unknown>>, traits: LeafTraits = {}) => {
    const { state, cell } = formWith({ rules, ...traits }, data);
    return leafWarnings(state, cell).map(({ key }) => key);
  };

  it('returns every warning in order, without the errors', () => {
    expect(warnings({ a: 'v' })).toEqual(['first', 'second']);
  });

  it('returns no warning about an empty or hidden answer', () => {
    expect(warnings({ a: ' ' })).toEqual([]);
    expect(warnings({ a: 'v' }, { visibleWhen: 0 })).toEqual([]);
  });
});
