import type { FormData } from '../contract/Evaluation.ts';
import type { ConditionTests } from '../contract/ValidatorModule.ts';
import type { Plan } from '../definition/Plan.ts';
import { AnswerStore } from './AnswerStore.ts';
import type { FormStore } from './FormStore.ts';
import { openFormSession } from './openFormSession.ts';

/** The options of a new store. */
export interface StoreOptions {
  /**
   * The answers to continue with (a reload, a saved file); without answers, initial values are set.
   */
  readonly data?: FormData;
  /** ISO 8601 with offset. */
  readonly now: string;
}

/**
 * Opens the store of one form without a validator. It reports errors only after
 * `FormStore.validateWith`.
 *
 * @param options data of another shape are cleaned: unknown fields and values of another kind are
 *   omitted
 * @throws {RangeError} when `now` is not an instant
 *
 * @example
 * const data = { copies: 'certified', other: 1 };
 * const store = openFormStore(FIRST.plan, FIRST.validator, { data, now });
 * store.isVisible('/purpose'); // true
 * store.get('/other'); // undefined
 */
export function openFormStore(plan: Plan, tests: ConditionTests, options: StoreOptions): FormStore {
  const { data = {}, now } = options;
  return new AnswerStore(openFormSession({ plan, tests, formValidator: undefined, now }, data));
}
