import type { FormData } from '../validation/Evaluation.ts';
import { Dependents } from './Dependents.ts';
import { ErrorBoard } from './ErrorBoard.ts';
import { Listeners } from './Listeners.ts';
import { openAnswers, type Sitting } from './Sitting.ts';

/**
 * A sitting over some answers; nobody listens yet.
 *
 * @param about `now` in ISO 8601 with offset
 * @throws {RangeError} when `now` is no instant
 */
export function openSitting(
  { plan, tests, judge, now }: Pick<Sitting, 'plan' | 'tests' | 'judge' | 'now'>,
  data: FormData,
): Sitting {
  const { state, isSettled } = openAnswers({ plan, tests, judge, now }, data);
  return {
    opened: data,
    plan,
    tests,
    judge,
    now,
    dependents: new Dependents(plan),
    listeners: new Listeners(),
    state,
    isSettled,
    board: new ErrorBoard(state, judge),
    isEdited: false,
    clearings: 0,
    version: 0,
  };
}
