import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { charsOf } from './charsOf.ts';

/**
 * Checks whether a text has exactly `length` characters (code points).
 *
 * @see spec document 2, section 5 "Generic rules": length
 *
 * @example
 * hasExactChars('陳大文', 3); // true
 * hasExactChars('', 3); // false
 */
export function hasExactChars(value: string, length: number): boolean {
  return charsOf(value) === length;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'exactChars',
  order: 320,
  value: 'count',
  rule: 'hasExactChars',
  key: 'validation_exactChars',
  args: 'value',
  limitsLength: true,
  description:
    'Exact number of characters. Message validation_exactChars with the number. Example: 8.',
};
