import { describe, expect, it } from 'vitest';
import { truthsOf } from '../../../engine/conditions/truthsOf.ts';
import type { Condition } from '../../../engine/definition/Condition.ts';
import { leaf, list } from '../../support/planNodes.ts';
import { cellOf, stateOf } from '../support/stateOf.ts';

const FIELDS = {
  a: leaf('text'),
  hidden: leaf('text', { visibleWhen: 0 }),
  rows: list({ a: leaf('text') }),
};
const isX = (pattern: string): Condition => ({ kind: 'test', pattern, test: 'isX' });
const not = (of: Condition): Condition => ({ kind: 'not', of });
const NEVER: Condition = { kind: 'any', of: [] };
const ALWAYS: Condition = { kind: 'all', of: [] };

/** Evaluates a condition for the form, or for the row `row` of its list. */
function evaluate(condition: Condition, data: Readonly<Record<string, unknown>>, row?: number) {
  const form = stateOf(FIELDS, data, { conditions: [NEVER] });
  const context = row === undefined ? form.root : cellOf(form, 'group', `/rows/${row}`);
  return truthsOf([condition])[0]?.(form.state, context);
}

describe('truthsOf', () => {
  it.each([
    ['an answer that passes', isX('/a'), { a: 'x' }, true],
    ['an answer that passes after normalisation', isX('/a'), { a: ' x ' }, true],
    ['an answer that fails', isX('/a'), { a: 'y' }, false],
    ['an absent answer', isX('/a'), {}, false],
    ['the absence of an answer', not(isX('/a')), {}, true],
    ['a blank answer', { kind: 'test', pattern: '/a', test: 'passes' }, { a: ' ' }, false],
    ['a hidden answer', isX('/hidden'), { hidden: 'x' }, false],
    ['a field that does not exist', isX('/nowhere'), { a: 'x' }, false],
    [
      'a test that does not exist',
      { kind: 'test', pattern: '/a', test: 'gone' },
      { a: 'x' },
      false,
    ],
    ['no parts, of which all hold', ALWAYS, {}, true],
    ['no parts, of which any holds', NEVER, {}, false],
    ['all parts', { kind: 'all', of: [isX('/a'), ALWAYS] }, { a: 'x' }, true],
    ['all parts but one', { kind: 'all', of: [ALWAYS, isX('/a')] }, { a: 'y' }, false],
    ['one of two parts', { kind: 'any', of: [NEVER, isX('/a')] }, { a: 'x' }, true],
    ['no part of two', { kind: 'any', of: [NEVER, isX('/a')] }, { a: 'y' }, false],
    ['nested parts', not({ kind: 'all', of: [ALWAYS, not(isX('/a'))] }), { a: 'x' }, true],
  ] as readonly [string, Condition, object, boolean][])(
    'for %s',
    (_, condition, data, expected) => {
      expect(evaluate(condition, data as Readonly<Record<string, unknown>>)).toBe(expected);
    },
  );

  it('reads the answers of the given row, and the answers outside the list', () => {
    const data = { a: 'y', rows: [{ a: 'x' }, { a: 'y' }] };
    expect([0, 1].map((row) => evaluate(isX('/rows/*/a'), data, row))).toEqual([true, false]);
    expect([0, 1].map((row) => evaluate(isX('/a'), { ...data, a: 'x' }, row))).toEqual([
      true,
      true,
    ]);
  });

  it('does not read into a list from outside', () => {
    expect(evaluate(isX('/rows/*/a'), { rows: [{ a: 'x' }] })).toBe(false);
  });

  it('reads every row in turn with the same function', () => {
    const form = stateOf(FIELDS, { a: 'x', rows: [{ a: 'x' }, { a: 'y' }] });
    const [truth] = truthsOf([{ kind: 'any', of: [isX('/rows/*/a')] }]);
    const rows = cellOf(form, 'list', '/rows').rows;
    const contexts = [rows[0], form.root, rows[1], rows[0]];
    const found = contexts.map((context) => context && truth?.(form.state, context));
    expect(found).toEqual([true, false, false, true]);
  });

  it('accepts only `true` as the result of a test', () => {
    const form = stateOf({ a: leaf('text') }, { a: 'x' });
    form.state.validator = { tests: { isX: (() => 'yes') as unknown as () => boolean } };
    expect(truthsOf([isX('/a')])[0]?.(form.state, form.root)).toBe(false);
  });

  it('compiles the conditions of a plan once', () => {
    const conditions = [isX('/a')];
    expect(truthsOf(conditions)).toBe(truthsOf(conditions));
  });
});
