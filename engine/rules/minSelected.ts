import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether at least `fewest` options are ticked. Without a tick the answer is empty, and the
 * keyword `required` applies.
 *
 * @see spec document 2, section 5 "Generic rules": checkbox group
 *
 * @example
 * hasMinSelected(['plan', 'memorial'], 2); // true
 * hasMinSelected(['plan'], 2); // false
 */
export function hasMinSelected(value: readonly unknown[], fewest: number): boolean {
  return value.length >= fewest;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'minSelected',
  order: 440,
  value: 'count',
  rule: 'hasMinSelected',
  key: 'validation_minSelected',
  args: 'value',
  description:
    'Smallest number of ticked options once one is ticked. required makes the first one necessary (requiredKey validation_selectAtLeastOne). Message validation_minSelected. Example: 2.',
};
