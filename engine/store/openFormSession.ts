import type { FormData } from '../contract/Evaluation.ts';
import { Dependents } from './Dependents.ts';
import { ErrorBoard } from './ErrorBoard.ts';
import { type FormSession, openAnswers } from './FormSession.ts';
import { Listeners } from './Listeners.ts';

/**
 * Creates a session over some answers, without listeners.
 *
 * @param about `now` in ISO 8601 with offset
 * @throws {RangeError} when `now` is not an instant
 */
export function openFormSession(
  {
    plan,
    tests,
    formValidator,
    now,
  }: Pick<FormSession, 'plan' | 'tests' | 'formValidator' | 'now'>,
  data: FormData,
): FormSession {
  const { state, isSettled } = openAnswers({ plan, tests, formValidator, now }, data);
  return {
    plan,
    tests,
    formValidator,
    now,
    dependents: new Dependents(plan),
    listeners: new Listeners(),
    state,
    isSettled,
    board: new ErrorBoard(state, formValidator),
    isEdited: false,
    clearings: 0,
    version: 0,
  };
}
