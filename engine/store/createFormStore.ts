import type { Plan } from '../definition/Plan.ts';
import type { FormData } from '../validation/Evaluation.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import { AnswerStore } from './AnswerStore.ts';
import type { FormStore } from './FormStore.ts';
import { openSitting } from './openSitting.ts';

/** What a store starts with. */
export interface StoreOptions {
  /** Answers to go on with (a reload, a saved file); without any, initial values are set. */
  readonly data?: FormData;
  /** ISO 8601 with offset. */
  readonly now: string;
}

/**
 * Makes the store of one form.
 *
 * @param options data of another shape are cleaned: unknown fields and values of another kind are
 *   left out
 * @throws {RangeError} when `now` is no instant
 */
export function createFormStore(
  plan: Plan,
  validator: ValidatorModule,
  options: StoreOptions,
): FormStore {
  const { data = {}, now } = options;
  return new AnswerStore(openSitting(plan, validator, data, now));
}
