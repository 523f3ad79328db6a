import type { FormData, Plan } from '#engine';
import type { Cell } from '../../../engine/conditions/Cell.ts';
import { cellAlong } from '../../../engine/conditions/cellFrom.ts';
import { createRoot } from '../../../engine/conditions/createCells.ts';
import { FormState } from '../../../engine/conditions/FormState.ts';
import type { ConditionTests } from '../../../engine/contract/ValidatorModule.ts';
import type { Rule } from '../../../engine/definition/Rule.ts';
import { type NodeMaker, planOf } from '../../support/planNodes.ts';
import { NOW } from './makeForm.ts';

/** The tests of the validator that these forms use. */
export const TESTS = {
  isX: (value: unknown) => value === 'x',
  isShort: (value: unknown) => String(value).length <= 3,
  passes: () => true,
  fails: () => false,
};

/** Creates the state of a form with these fields. `TESTS` and `rules` are its validator. */
export function stateOf(
  fields: Readonly<Record<string, NodeMaker>>,
  data: FormData = {},
  more: Partial<Plan> & { readonly rules?: ConditionTests['rules'] } = {},
) {
  const { rules, ...plan } = more;
  const whole: Plan = { ...planOf(fields), ...plan };
  const root = createRoot(whole.root, data, {
    rowsOf: () => [],
    leafValue: (_, given) => given,
  });
  const validator = { tests: TESTS, ...(rules && { rules }) };
  const state = new FormState(whole, validator, root, NOW);
  /** Returns the cell at a pointer with row indices. */
  const at = (pointer: string): Cell => {
    const cell = cellAlong(root, pointer, (list, index) => list.rows[index]);
    if (!cell) throw new Error(`The test form has no cell ${pointer}`);
    return cell;
  };
  return { state, root, at, validator };
}

/** Creates a rule of severity `error` with a test of `TESTS`. */
export function ruleOf(test: keyof typeof TESTS, more: Partial<Rule> = {}): Rule {
  return { keyword: test, key: `key_${test}`, args: [], severity: 'error', test, ...more };
}

/** Returns the cell of an answer, a group or a list at a pointer, typed by its kind. */
export function cellOf<Kind extends Cell['kind']>(
  form: Pick<ReturnType<typeof stateOf>, 'at'>,
  kind: Kind,
  pointer: string,
): Extract<Cell, { kind: Kind }> {
  const cell = form.at(pointer);
  if (cell.kind !== kind) throw new Error(`The cell ${pointer} is a ${cell.kind}`);
  return cell as Extract<Cell, { kind: Kind }>;
}
