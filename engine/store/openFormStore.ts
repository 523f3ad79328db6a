import type { Plan } from '../definition/Plan.ts';
import type { FormData } from '../validation/Evaluation.ts';
import type { ConditionTests } from '../validation/ValidatorModule.ts';
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
 * Opens the store of one form: it shows and follows the answers, and judges them from when it is given
 * a judge (`FormStore.judgeBy`).
 *
 * @param options data of another shape are cleaned: unknown fields and values of another kind are
 *   left out
 * @throws {RangeError} when `now` is no instant
 */
export function openFormStore(plan: Plan, tests: ConditionTests, options: StoreOptions): FormStore {
  const { data = {}, now } = options;
  return new AnswerStore(openSitting({ plan, tests, judge: undefined, now }, data));
}
