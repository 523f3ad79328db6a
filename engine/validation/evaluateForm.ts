import { type Cell, cellsIn, pointerOf } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { openState } from '../conditions/openState.ts';
import type { Evaluation, EvaluationInput, FormData, Recomputed } from '../contract/Evaluation.ts';
import type { FieldError } from '../contract/FieldError.ts';
import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { Plan } from '../definition/Plan.ts';
import { computeFee } from '../fees/computeFee.ts';
import { hasFurtherLine } from '../rules/email.ts';
import { isAbove } from '../values/pointer.ts';
import { valueAt } from '../values/valueAt.ts';
import { cellWarnings } from './cellWarnings.ts';
import { Examination } from './Examination.ts';
import { isStillMissing } from './isStillMissing.ts';
import { fieldErrorOf, ruleViolationOf } from './ruleViolationOf.ts';

/**
 * Evaluates all answers of a form in the order of the dialect. It normalises them, refuses a wrong
 * shape, decides visibility, and prunes hidden answers. Then it applies the rules of answers, rows,
 * lists and the form, and computes the fee. Browser and server use the same function. The result
 * depends only on the arguments.
 *
 * @param input untrusted `data`; `now` in ISO 8601 with offset; see `EvaluationInput`
 * @throws {WrongShapeError} if the data do not have the shape of this form
 * @throws {RangeError} if `now` is not an instant
 *
 * @example
 * evaluateForm(FIRST.plan, FIRST.validator, { data: answers, now }).fee.totalCents; // 19000
 * const wrong = { ...answers, idNo: 'A1234560', copies: 'plain' };
 * const { errors, hidden } = evaluateForm(FIRST.plan, FIRST.validator, { data: wrong, now });
 * errors.map(({ path, key }) => `${path} ${key}`); // ['/idNo validation_invalidHKID']
 * hidden; // ['/purpose']
 * evaluateForm(FIRST.plan, FIRST.validator, { data: { answer: 1 }, now });
 * // throws WrongShapeError('Cannot read the form data: additionalProperties fails')
 */
export function evaluateForm(
  plan: Plan,
  validator: ValidatorModule,
  { data, now, scope = 'all' }: EvaluationInput,
): Evaluation {
  const state = openState(plan, validator, data, now);
  const cells: Cell[] = [];
  collectCells(state, state.root, cells);
  const examination = new Examination(state);
  examination.examine(cells);
  examination.examine(state.plan.unique);
  const isLater = ({ path }: FieldError) =>
    scope === 'steps' && plan.workflowFields.some((field) => isAbove(field, path));
  return {
    data: prunedData(state),
    errors: errorsOf(cells, scope).filter((error) => !isLater(error) || isInjection(data, error)),
    warnings: warningsOf(state, cells).filter((error) => !isLater(error)),
    ...strayValues(state, cells),
    fee: computeFee(state),
  };
}

/**
 * Collects a cell and every cell in it, in page order. It omits the cells in a hidden object
 * without answers: no rule applies there, and no value was given.
 */
function collectCells(state: FormState, cell: Cell, cells: Cell[]): void {
  cells.push(cell);
  if (cell.kind === 'group' && cell.isAbsent && !state.isVisible(cell)) return;
  for (const inner of cellsIn(cell)) collectCells(state, inner, cells);
}

/**
 * Checks for an e-mail address with a line break, which could inject mail headers. An address may
 * be unfinished before the submission step, but never contain a line break. The check reads the
 * value as given, because normalisation replaces a line break with a space.
 */
function isInjection(data: FormData, { key, path }: FieldError): boolean {
  const given = key === 'validation_invalidEmail' ? valueAt(data, path) : undefined;
  return typeof given === 'string' && hasFurtherLine(given);
}

function errorsOf(cells: readonly Cell[], scope: EvaluationInput['scope']): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const cell of cells) {
    const violation = ruleViolationOf(cell);
    if (!violation || (scope === 'given' && isStillMissing(cell, violation))) continue;
    errors.push(fieldErrorOf(cell, violation));
  }
  return errors;
}

function prunedData(state: FormState): FormData {
  const data = state.normalOf(state.root);
  return typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}

function warningsOf(state: FormState, cells: readonly Cell[]): readonly FieldError[] {
  const warnings: FieldError[] = [];
  for (const cell of cells) {
    for (const [at, violation] of cellWarnings(state, cell))
      warnings.push(fieldErrorOf(at, violation));
  }
  return warnings;
}

/** Returns the given values that do not count: hidden values, and computed values that differ. */
function strayValues(
  state: FormState,
  cells: readonly Cell[],
): Pick<Evaluation, 'hidden' | 'recomputed'> {
  const hidden: string[] = [];
  const recomputed: Recomputed[] = [];
  for (const cell of cells) {
    if (cell.kind !== 'leaf' || cell.raw === undefined) continue;
    // Most answers were read before this point and count as given.
    if (!cell.node.computed && state.normalOf(cell) !== undefined) continue;
    const value = state.typedOf(cell);
    if (value === undefined) hidden.push(pointerOf(cell));
    else if (cell.node.computed && value !== cell.raw) {
      recomputed.push({ path: pointerOf(cell), sent: cell.raw, computed: value });
    }
  }
  return { hidden, recomputed };
}
