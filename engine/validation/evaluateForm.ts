import { eachCell, pointerOf } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { openState } from '../conditions/openState.ts';
import type { Plan } from '../definition/Plan.ts';
import { computeFee } from '../fees/computeFee.ts';
import { isAbove } from '../values/pointer.ts';
import { cellWarnings } from './cellWarnings.ts';
import type { Evaluation, EvaluationInput, FormData, Recomputed } from './Evaluation.ts';
import { Examination, type Examiner, faultsUnder } from './Examination.ts';
import type { FieldError } from './FieldError.ts';
import { fieldErrorOf } from './faultOf.ts';
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
  const examination = new Examination(state);
  examination.examine(examinersOf(state));
  const isAsked = ({ path }: FieldError) =>
    scope === 'all' || !plan.workflowFields.some((field) => isAbove(field, path));
  return {
    data: prunedData(state),
    errors: faultsUnder(state.root)
      .map(([cell, fault]) => fieldErrorOf(cell, fault))
      .filter(isAsked),
    warnings: warningsOf(state).filter(isAsked),
    ...strayValues(state),
    fee: computeFee(state),
  };
}

/** Everything in a form that finds faults. */
function examinersOf(state: FormState): readonly Examiner[] {
  const examiners: Examiner[] = [...state.plan.unique];
  eachCell(state.root, (cell) => examiners.push(cell));
  return examiners;
}

function prunedData(state: FormState): FormData {
  const data = state.normalOf(state.root);
  return typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {};
}

function warningsOf(state: FormState): readonly FieldError[] {
  const warnings: FieldError[] = [];
  eachCell(state.root, (cell) => {
    for (const [at, fault] of cellWarnings(state, cell)) warnings.push(fieldErrorOf(at, fault));
  });
  return warnings;
}

/** Values that were given but do not count: hidden ones, and computed ones that say otherwise. */
function strayValues(state: FormState): Pick<Evaluation, 'hidden' | 'recomputed'> {
  const hidden: string[] = [];
  const recomputed: Recomputed[] = [];
  eachCell(state.root, (cell) => {
    if (cell.kind !== 'leaf' || cell.raw === undefined) return;
    const value = state.typedOf(cell);
    if (value === undefined) hidden.push(pointerOf(cell));
    else if (cell.node.computed && value !== cell.raw) {
      recomputed.push({ path: pointerOf(cell), sent: cell.raw, computed: value });
    }
  });
  return { hidden, recomputed };
}
