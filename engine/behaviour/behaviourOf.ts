import { openState } from '../conditions/openState.ts';
import type { FormData } from '../contract/Evaluation.ts';
import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { SubmissionType } from '../definition/Manifest.ts';
import type { Plan, StepPlan } from '../definition/Plan.ts';
import { behaviourIn, type FormBehaviour, type SignatureRequest } from './behaviourIn.ts';

/**
 * Returns the behaviour of a form for untrusted answers (see `behaviourIn`).
 *
 * @param data nested answers, untrusted
 * @param now ISO 8601 with offset
 * @throws {WrongShapeError} when the data do not match the form
 * @throws {RangeError} when `now` is not an instant
 *
 * @example
 * behaviourOf(FIRST.plan, FIRST.validator, answers, now).paymentMethodIndex; // -1: online
 * behaviourOf(FIRST.plan, FIRST.validator, { answer: 1 }, now);
 * // throws WrongShapeError('Cannot read the form data: additionalProperties fails')
 */
export function behaviourOf(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): FormBehaviour {
  return behaviourIn(openState(plan, validator, data, now));
}

/**
 * Returns how the given answers can be submitted (see `behaviourOf`).
 *
 * @example
 * submissionTypeOf(FIRST.plan, FIRST.validator, answers, now); // 'ALLOW_ESUBM'
 * submissionTypeOf(NOTICE.plan, NOTICE.validator, {}, now); // 'SIGN_ONLY'
 */
export function submissionTypeOf(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): SubmissionType {
  return behaviourOf(plan, validator, data, now).submissionType;
}

/**
 * Checks whether the given answers require an online payment (see `behaviourOf`).
 *
 * @example
 * isPaymentRequired(FIRST.plan, FIRST.validator, answers, now); // true
 * isPaymentRequired(NOTICE.plan, NOTICE.validator, {}, now); // false: a form without a fee
 */
export function isPaymentRequired(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): boolean {
  return behaviourOf(plan, validator, data, now).isPaymentRequired;
}

/**
 * Returns the signatures that the given answers require, in signing order (see `behaviourOf`).
 *
 * @example
 * const [signature] = signaturesOf(NOTICE.plan, NOTICE.validator, { ownerType: 'company' }, now);
 * signature?.id; // 'companySign'
 * signaturesOf(NOTICE.plan, NOTICE.validator, {}, now); // []: no kind of owner yet
 */
export function signaturesOf(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): readonly SignatureRequest[] {
  return behaviourOf(plan, validator, data, now).signatures;
}

/**
 * Returns the visible own steps for the given answers (see `behaviourOf`).
 *
 * @example
 * stepsOf(FIRST.plan, FIRST.validator, {}, now).map(({ id }) => id); // ['particulars', 'request']
 * stepsOf(FIRST.plan, FIRST.validator, { CDPaymentMethod: 'echq' }, now).length;
 * // 3: a step for the file
 */
export function stepsOf(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): readonly StepPlan[] {
  return behaviourOf(plan, validator, data, now).steps;
}
