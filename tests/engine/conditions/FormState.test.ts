import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupCell } from '../../../engine/conditions/Cell.ts';
import { createRoot } from '../../../engine/conditions/createCells.ts';
import { FormState } from '../../../engine/conditions/FormState.ts';
import type { Condition } from '../../../engine/definition/Condition.ts';
import { leaf, list, planOf } from '../../support/planNodes.ts';
import { NOW } from '../support/makeForm.ts';

const TESTS = {
  isX: (value: unknown) => value === 'x',
  isText: (value: unknown) => typeof value === 'string',
};
const { tree } = fc.letrec<{ readonly tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.record({
      kind: fc.constant('test' as const),
      pattern: fc.constantFrom('/a', '/b', '/rows/*/a', '/nowhere'),
      test: fc.constantFrom('isX', 'isText', 'isMissing'),
    }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('tree'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('tree') }),
  ),
}));
const text = fc.constantFrom(undefined, '', 'x', 'y');
const row = fc.record({ a: text });
const data = fc.record({ a: text, b: text, rows: fc.array(row, { maxLength: 3 }) });

describe('FormState.holds', () => {
  it('agrees with a plain interpreter, in the form and its rows, for changed answers', () => {
    fc.assert(
      fc.property(tree, fc.array(data, { minLength: 1, maxLength: 3 }), (condition, given) => {
        const plan = {
          ...planOf({ a: leaf('text'), b: leaf('text'), rows: list({ a: leaf('text') }) }),
          conditions: [condition],
        };
        for (const answers of given) {
          const root = createRoot(plan.root, answers, OPTIONS);
          const state = new FormState(plan, { tests: TESTS }, root, NOW);
          for (const context of [root, ...rowsOf(root)]) {
            expect(state.holds(0, context)).toBe(isTrue(state, condition, context));
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('calls the tests of the current validator', () => {
    const conditions: readonly Condition[] = [{ kind: 'test', pattern: '/a', test: 'late' }];
    const plan = { ...planOf({ a: leaf('text') }), conditions };
    const root = createRoot(plan.root, { a: 'x' }, OPTIONS);
    const state = new FormState(plan, { tests: TESTS }, root, NOW);
    expect(state.holds(0, root)).toBe(false);
    state.validator = { tests: { late: () => true } };
    expect(state.holds(0, root)).toBe(true);
  });

  it('refuses a condition that is not in the plan', () => {
    const plan = planOf({});
    const root = createRoot(plan.root, {}, OPTIONS);
    const state = new FormState(plan, { tests: {} }, root, NOW);
    expect(() => state.holds(0, root)).toThrow('Cannot evaluate condition 0');
  });
});

const OPTIONS = { rowsOf: () => [], leafValue: (_: unknown, given: unknown) => given };

function rowsOf({ children }: GroupCell): readonly GroupCell[] {
  return children.flatMap((cell) => (cell.kind === 'list' ? cell.rows : []));
}

function isTrue(state: FormState, condition: Condition, context: GroupCell): boolean {
  switch (condition.kind) {
    case 'all':
      return condition.of.every((each) => isTrue(state, each, context));
    case 'any':
      return condition.of.some((each) => isTrue(state, each, context));
    case 'not':
      return !isTrue(state, condition.of, context);
    case 'test': {
      const value = state.valueAt(condition.pattern, context);
      const test = new Map(Object.entries(TESTS)).get(condition.test);
      return value !== undefined && test?.(value) === true;
    }
  }
}
