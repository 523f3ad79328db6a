import { type Cell, cellsIn, pointerOf } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { openState } from '../conditions/openState.ts';
import type { Plan } from '../definition/Plan.ts';
import { computeFee } from '../fees/computeFee.ts';
import { valueAt } from '../format/valueAt.ts';
import { hasFurtherLine } from '../rules/email.ts';
import { isAbove } from '../values/pointer.ts';
import { cellWarnings } from './cellWarnings.ts';
import type { Evaluation, EvaluationInput, FormData, Recomputed } from './Evaluation.ts';
import { Examination } from './Examination.ts';
import type { FieldError } from './FieldError.ts';
import { faultOf, fieldErrorOf } from './faultOf.ts';
import { isStillMissing } from './isStillMissing.ts';
import type { ValidatorModule } from './ValidatorModule.ts';

/**
 * Judges answers as a whole, in the order of the dialect: respell, refuse another shape, decide
 * what is there, prune, rules of answers, of rows, lists and the form, then the fee. The same on
 * both sides; data from anyone may be passed.
 *
 * @returns a pure function of the plan, the data and the instant
 * @throws {WrongShapeError} when the data are not of this form
 * @throws {RangeError} when `now` is no instant
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
 * Collects a cell and every cell in it, in page order. Leaves out the cells in a hidden object without
 * answers: no rule applies there, and no value was given.
 */
function collectCells(state: FormState, cell: Cell, cells: Cell[]): void {
  cells.push(cell);
  if (cell.kind === 'group' && cell.isAbsent && !state.isVisible(cell)) return;
  for (const inner of cellsIn(cell)) collectCells(state, inner, cells);
}

/**
 * An address may be unfinished before the submission step asks for it, but not made to inject. Looks at
 * the value as it came: respelling puts a space in the place of a line break.
 */
function isInjection(data: FormData, { key, path }: FieldError): boolean {
  const given = key === 'validation_invalidEmail' ? valueAt(data, path) : undefined;
  return typeof given === 'string' && hasFurtherLine(given);
}

function errorsOf(cells: readonly Cell[], scope: EvaluationInput['scope']): readonly FieldError[] {
  const errors: FieldError[] = [];
  for (const cell of cells) {
    const fault = faultOf(cell);
    if (!fault || (scope === 'given' && isStillMissing(cell, fault))) continue;
    errors.push(fieldErrorOf(cell, fault));
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
    for (const [at, fault] of cellWarnings(state, cell)) warnings.push(fieldErrorOf(at, fault));
  }
  return warnings;
}

/** Values that were given but do not count: hidden ones, and computed ones that say otherwise. */
function strayValues(
  state: FormState,
  cells: readonly Cell[],
): Pick<Evaluation, 'hidden' | 'recomputed'> {
  const hidden: string[] = [];
  const recomputed: Recomputed[] = [];
  for (const cell of cells) {
    if (cell.kind !== 'leaf' || cell.raw === undefined) continue;
    // Most answers were read by now and count as given.
    if (!cell.node.computed && state.normalOf(cell) !== undefined) continue;
    const value = state.typedOf(cell);
    if (value === undefined) hidden.push(pointerOf(cell));
    else if (cell.node.computed && value !== cell.raw) {
      recomputed.push({ path: pointerOf(cell), sent: cell.raw, computed: value });
    }
  }
  return { hidden, recomputed };
}
