import type { Plan } from '../definition/Plan.ts';
import type { FormData } from '../validation/Evaluation.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import { AnswerStore } from './AnswerStore.ts';
import { Dependents } from './Dependents.ts';
import { ErrorBoard } from './ErrorBoard.ts';
import type { FormStore } from './FormStore.ts';
import { Listeners } from './Listeners.ts';
import { openAnswers } from './Sitting.ts';

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
  const opened = openAnswers(plan, validator, data, now);
  return new AnswerStore({
    plan,
    validator,
    dependents: new Dependents(plan),
    listeners: new Listeners(),
    now,
    ...opened,
    board: new ErrorBoard(opened.state),
    isEdited: false,
    version: 0,
  });
}
