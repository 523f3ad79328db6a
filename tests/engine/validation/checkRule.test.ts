import { describe, expect, it } from 'vitest';
import type { Operand, Rule } from '../../../engine/definition/Rule.ts';
import { canWarn, checkRule, firstViolation } from '../../../engine/validation/checkRule.ts';
import { leaf, planOf } from '../../support/planNodes.ts';
import { ruleOf, stateOf } from '../support/stateOf.ts';

const RULES = { isSame: (value: unknown, other: unknown) => value === other };

function check(rule: Rule, value: unknown, data: Readonly<Record<string, string>> = {}) {
  const { state, root } = stateOf({ a: leaf('text'), b: leaf('text') }, data, {
    rules: RULES,
    conditions: [{ kind: 'test', pattern: '/a', test: 'isX' }],
  });
  return checkRule(state, rule, value, root);
}

function comparison(operand: Operand, more: Partial<Rule> = {}): Rule {
  return {
    keyword: 'sameAs',
    key: 'key_same',
    rule: 'isSame',
    operands: [operand],
    args: [operand],
    severity: 'error',
    ...more,
  };
}

describe('checkRule', () => {
  it('returns the keyword, key and arguments of a rule that fails', () => {
    expect(check(ruleOf('isShort', { args: [3] }), 'long')).toEqual({
      rule: 'isShort',
      key: 'key_isShort',
      args: [3],
    });
  });

  it('returns nothing for a rule that holds', () => {
    expect(check(ruleOf('isShort'), 'abc')).toBeUndefined();
  });

  it.each([
    ['applies', 'x', 'key_fails'],
    ['does not apply', 'y', undefined],
    ['does not apply without an answer', '', undefined],
  ])('a rule with a condition %s when the answer is %j', (_, a, key) => {
    expect(check(ruleOf('fails', { when: 0 }), 'v', { a })?.key).toBe(key);
  });

  it.each([
    ['an equal literal', { kind: 'literal', value: 'v' }, {}, undefined],
    ['another literal', { kind: 'literal', value: 'w' }, {}, ['w']],
    ['an equal answer', { kind: 'value', pattern: '/b' }, { b: 'v' }, undefined],
    ['another answer', { kind: 'value', pattern: '/b' }, { b: 'w' }, ['w']],
    ['an absent answer', { kind: 'value', pattern: '/b' }, {}, undefined],
    ['a blank answer', { kind: 'value', pattern: '/b' }, { b: '  ' }, undefined],
    ['the current day', { kind: 'today' }, {}, ['20/11/2026']],
    ['a day after today', { kind: 'today', add: 'P1D' }, {}, ['21/11/2026']],
  ] as const)('compares with %s', (_, operand, data, args) => {
    expect(check(comparison(operand), 'v', data)?.args).toEqual(args);
  });

  it('accepts the value when an operand is absent, even if others are present', () => {
    const operands: readonly Operand[] = [
      { kind: 'literal', value: 'w' },
      { kind: 'value', pattern: '/b' },
    ];
    expect(check(comparison({ kind: 'today' }, { operands }), 'v')).toBeUndefined();
  });

  it('shows the month of a bound when the value is a month', () => {
    const rule = comparison({ kind: 'today' }, { keyword: 'dateMax' });
    expect(check(rule, '12/2026')).toMatchObject({ args: ['11/2026'], part: 'month' });
    expect(check(rule, '21/11/2026')?.args).toEqual(['20/11/2026']);
  });

  it('names the wrong part of an invalid date', () => {
    expect(check(ruleOf('fails', { keyword: 'hkDate' }), '31/02/2026')?.part).toBe('day');
    expect(check(ruleOf('fails'), '31/02/2026')).not.toHaveProperty('part');
  });

  it('names the place of a fault in an answer of any shape', () => {
    const { state, root, validator } = stateOf({});
    const fault = { pointer: '/name', key: 'validation_maxChars', args: [5] };
    state.validator = {
      tests: { ...validator.tests, shape: Object.assign(() => false, { fault }) },
    };
    const rule: Rule = { keyword: 'json', key: 'k', args: [], severity: 'error', test: 'shape' };
    expect(checkRule(state, rule, { name: 'abcdef' }, root, { name: 'Full name' })).toEqual({
      rule: 'json',
      key: 'validation_invalidPart',
      args: ['Full name', '/name', 'validation_maxChars', 5],
    });
  });

  it.each([
    ['a missing test', { test: 'gone' }, 'Cannot apply a rule: the validator has no "gone"'],
    [
      'a missing function',
      { rule: 'gone', operands: [] },
      'Cannot apply a rule: the validator has no "gone"',
    ],
    ['neither', {}, 'Cannot apply a rule: it has neither a test nor a function'],
  ])('refuses a rule with %s', (_, names, message) => {
    const rule: Rule = { keyword: 'k', key: 'k', args: [], severity: 'error', ...names };
    expect(() => check(rule, 'v')).toThrow(new TypeError(message));
  });
});

describe('firstViolation', () => {
  const first = (rules: readonly Rule[]) => {
    const { state, root } = stateOf({});
    return firstViolation(state, rules, 'v', root)?.key;
  };

  it('returns the first error that fails, and ignores warnings', () => {
    const rules = [
      ruleOf('fails', { key: 'warned', severity: 'warning' }),
      ruleOf('passes'),
      ruleOf('fails', { key: 'first' }),
      ruleOf('fails', { key: 'second' }),
    ];
    expect(first(rules)).toBe('first');
    expect(first(rules.slice(0, 2))).toBeUndefined();
    expect(first([])).toBeUndefined();
  });
});

describe('canWarn', () => {
  it.each([
    ['no rules', [], false],
    ['an error', [ruleOf('fails')], false],
    ['an error and a warning', [ruleOf('fails'), ruleOf('fails', { severity: 'warning' })], true],
  ] as const)('for %s returns %s', (_, rules, warns) => {
    const [node] = planOf({ a: leaf('text', { rules }) }).root.children;
    expect(node && canWarn(node)).toBe(warns);
  });
});
