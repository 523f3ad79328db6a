import type { Chosen } from '../definition/Condition.ts';
import { type Goal, type Logic, not } from './Logic.ts';

/** What holds where an entry of a choice is asked at all: each entry before it failed. */
export function missedBefore(
  choice: Chosen<unknown>,
  index: number,
  logic: Logic,
): readonly Goal[] {
  return choice.slice(0, index).map(({ when }) => not(logic.holds(when)));
}
