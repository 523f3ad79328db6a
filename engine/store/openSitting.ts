import type { Plan } from '../definition/Plan.ts';
import type { FormData } from '../validation/Evaluation.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import { Dependents } from './Dependents.ts';
import { ErrorBoard } from './ErrorBoard.ts';
import { Listeners } from './Listeners.ts';
import { openAnswers, type Sitting } from './Sitting.ts';

/**
 * A sitting over some answers; nobody listens yet.
 *
 * @param now ISO 8601 with offset
 * @throws {RangeError} when `now` is no instant
 */
export function openSitting(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): Sitting {
  const opened = openAnswers(plan, validator, data, now);
  return {
    plan,
    validator,
    dependents: new Dependents(plan),
    listeners: new Listeners(),
    now,
    ...opened,
    board: new ErrorBoard(opened.state),
    isEdited: false,
    clearings: 0,
    version: 0,
  };
}
