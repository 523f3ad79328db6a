import type { Chosen } from '../definition/Condition.ts';
import { type Goal, type Logic, not } from './Logic.ts';

/**
 * Returns the goals that hold when an entry of a choice is evaluated: all earlier entries failed.
 */
export function earlierEntriesFail(
  choice: Chosen<unknown>,
  index: number,
  logic: Logic,
): readonly Goal[] {
  return choice.slice(0, index).map(({ when }) => not(logic.holds(when)));
}
