import type { Chosen, ConditionRef } from './Condition.ts';

/** What a choice of the manifest is asked with. */
export interface ChoiceContext {
  holds(condition: ConditionRef): boolean;
}

/**
 * The value of a manifest choice: that of the first entry that holds.
 *
 * @returns `undefined` when no entry holds
 */
export function choose<T>(chosen: Chosen<T>, context: ChoiceContext): T | undefined {
  const entry = chosen.find(({ when }) => when === undefined || context.holds(when));
  return entry?.value;
}
