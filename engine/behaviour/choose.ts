import type { Chosen, ConditionRef } from '../definition/Condition.ts';

/** The context in which a choice of the manifest is evaluated. */
export interface ChoiceContext {
  holds(condition: ConditionRef): boolean;
}

/**
 * Returns the value of a manifest choice: that of the first entry whose condition holds.
 *
 * @returns `undefined` when no entry holds
 *
 * @example
 * const chosen = [{ when: 0, value: 'SIGN_ONLY' }, { value: 'ALLOW_ESUBM' }];
 * choose(chosen, { holds: () => true }); // 'SIGN_ONLY'
 * choose(chosen, { holds: () => false }); // 'ALLOW_ESUBM'
 * choose([], { holds: () => true }); // undefined
 */
export function choose<T>(chosen: Chosen<T>, context: ChoiceContext): T | undefined {
  const entry = chosen.find(({ when }) => when === undefined || context.holds(when));
  return entry?.value;
}
