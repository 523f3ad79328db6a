import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { charsOf } from './charsOf.ts';

/**
 * Checks whether a text has at most `most` characters (code points).
 *
 * @see spec document 2, section 5 "Generic rules": length
 *
 * @example
 * hasMaxChars('陳大文', 3); // true
 * hasMaxChars('𨋢𨋢𨋢', 3); // true: six units of JavaScript, three characters
 * hasMaxChars('CHAN', 3); // false
 */
export function hasMaxChars(value: string, most: number): boolean {
  return value.length <= most || charsOf(value) <= most;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'maxChars',
  order: 350,
  value: 'count',
  rule: 'hasMaxChars',
  key: 'validation_maxChars',
  args: 'value',
  limitsLength: true,
  description:
    'Largest number of characters. A rare Chinese character counts as one. Message validation_maxChars with the number. Example: 100.',
};
