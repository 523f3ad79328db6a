import { openState } from '../conditions/openState.ts';
import type { FormData } from '../validation/Evaluation.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import { type Conduct, conductIn, type SignatureRequest } from './conductIn.ts';
import type { SubmissionType } from './Manifest.ts';
import type { Plan, StepPlan } from './Plan.ts';

/**
 * As `conductIn`, of answers from anyone.
 *
 * @throws {WrongShapeError} when the data are not of this form
 */
export function conductOf(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): Conduct {
  return conductIn(openState(plan, validator, data, now));
}

/** How some answers may be handed in; see `conductOf`. */
export function submissionTypeOf(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): SubmissionType {
  return conductOf(plan, validator, data, now).submissionType;
}

/** Whether some answers must be paid for online; see `conductOf`. */
export function isPaymentRequired(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): boolean {
  return conductOf(plan, validator, data, now).isPaymentRequired;
}

/** The signatures that some answers ask for, in signing order; see `conductOf`. */
export function signaturesOf(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): readonly SignatureRequest[] {
  return conductOf(plan, validator, data, now).signatures;
}

/** The own steps that some answers show; see `conductOf`. */
export function stepsOf(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): readonly StepPlan[] {
  return conductOf(plan, validator, data, now).steps;
}
