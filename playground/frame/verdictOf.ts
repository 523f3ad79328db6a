import {
  evaluateForm,
  type FieldError,
  type FormData,
  type Plan,
  type ValidatorModule,
} from '#engine';
import type { Verdict } from './FrameMessages.ts';

/** A form with its loaded validator. */
export interface JudgedForm {
  readonly plan: Plan;
  readonly validator: ValidatorModule;
}

/**
 * Returns answers with their errors, as the review validates them.
 *
 * @param data answers of a store of the form
 * @param now ISO 8601 with offset
 * @param wordsOf returns the message of an error
 */
export function verdictOf(
  { plan, validator }: JudgedForm,
  data: FormData,
  now: string,
  wordsOf: (error: FieldError) => string,
): Verdict {
  const evaluated = evaluateForm(plan, validator, { data, now, scope: 'steps' });
  return {
    hash: plan.hash,
    data,
    submitted: evaluated.data,
    errors: evaluated.errors.map((error) => ({ path: error.path, text: wordsOf(error) })),
  };
}
