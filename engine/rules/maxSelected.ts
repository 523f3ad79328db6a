import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether at most `most` options are ticked. A maximum of one makes a group single-select.
 *
 * @see spec document 2, section 5 "Generic rules" (validation_multiSelected)
 *
 * @example
 * hasMaxSelected(['plan'], 1); // true
 * hasMaxSelected(['plan', 'memorial'], 1); // false
 * hasMaxSelected([], 1); // true
 */
export function hasMaxSelected(value: readonly unknown[], most: number): boolean {
  return value.length <= most;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'maxSelected',
  order: 450,
  value: 'count',
  rule: 'hasMaxSelected',
  key: 'validation_multiSelected',
  args: 'value',
  description:
    'Largest number of ticked options; 1 makes a single choice. Message validation_multiSelected. Example: 1.',
};
