import type { Cell, LeafCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { Plan } from '../definition/Plan.ts';
import type { Evaluation, EvaluationInput } from './Evaluation.ts';
import type { Examination } from './Examination.ts';
import type { Placed } from './groupFaults.ts';
import type { ValidatorModule } from './ValidatorModule.ts';

/**
 * What tells right answers from wrong ones: the engine's rules with the validator of one form. A page
 * is shown without it and follows what is typed; nothing can be left wrong before it has come.
 */
export interface Judge {
  readonly validator: ValidatorModule;
  /** An examination of some answers, which keeps the faults of their cells right. */
  examinationOf(state: FormState): Examination;
  /** What the rules of one cell advise, each with the cell that it stands at. */
  warningsOf(state: FormState, cell: Cell): readonly Placed[];
  /** Whether the own rules of an answer leave a value, whatever stands there now. */
  takes(state: FormState, cell: LeafCell, value: unknown): boolean;
  /** See `evaluateForm`. @throws {WrongShapeError} when the data are not of this form */
  evaluate(plan: Plan, input: EvaluationInput): Evaluation;
}
