import type { Cell, LeafCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { Evaluation, EvaluationInput } from '../contract/Evaluation.ts';
import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Examination } from './Examination.ts';
import type { Placed } from './groupViolations.ts';

/**
 * A validator of the answers to one form: the engine's rules with the compiled schema of the form.
 * A page can render and recompute cells without a validator. No answer is reported as wrong before
 * the validator is attached.
 */
export interface FormValidator {
  readonly validator: ValidatorModule;
  /** Creates an examination of some answers; it keeps the violations of their cells up to date. */
  examinationOf(state: FormState): Examination;
  /** Returns the warnings of one cell's rules, each with the cell that shows it. */
  warningsOf(state: FormState, cell: Cell): readonly Placed[];
  /** Checks whether the rules of a cell accept a value, regardless of its current value. */
  takes(state: FormState, cell: LeafCell, value: unknown): boolean;
  /**
   * Evaluates a whole form; see `evaluateForm`.
   *
   * @throws {WrongShapeError} if the data do not have the shape of this form
   */
  evaluate(plan: Plan, input: EvaluationInput): Evaluation;
}
