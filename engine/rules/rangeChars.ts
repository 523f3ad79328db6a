import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { hasMaxChars } from './maxChars.ts';
import { hasMinChars } from './minChars.ts';

/**
 * Checks whether the number of characters of a text is between two limits, both allowed.
 *
 * @see spec document 2, section 5 "Generic rules": length
 *
 * @example
 * hasCharsInRange('陳大文', [2, 3]); // true
 * hasCharsInRange('陳', [2, 3]); // false
 */
export function hasCharsInRange(value: string, [fewest, most]: readonly [number, number]): boolean {
  return hasMinChars(value, fewest) && hasMaxChars(value, most);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'rangeChars',
  order: 330,
  value: 'range',
  rule: 'hasCharsInRange',
  key: 'validation_rangeChars',
  args: 'value',
  limitsLength: true,
  description:
    'Smallest and largest number of characters. Message validation_rangeChars with both. Example: [8, 25].',
};
