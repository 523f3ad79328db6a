import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { charsOf } from './charsOf.ts';

/**
 * Checks whether a text has at least `fewest` characters (code points).
 *
 * @see spec document 2, section 5 "Generic rules": length
 *
 * @example
 * hasMinChars('陳大文', 3); // true
 * hasMinChars('𨋢', 2); // false: two units of JavaScript, one character
 */
export function hasMinChars(value: string, fewest: number): boolean {
  return charsOf(value) >= fewest;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'minChars',
  order: 340,
  value: 'count',
  rule: 'hasMinChars',
  key: 'validation_minChars',
  args: 'value',
  description:
    'Smallest number of characters. Message validation_minChars with the number. Example: 8.',
};
