import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseDecimal } from '../values/decimal.ts';

/**
 * Checks whether a text is a whole number of zero or more, in digits. For negative numbers, use
 * `decimalText` with `"multipleOf": "1"`.
 *
 * @see spec document 2, section 5 "Generic rules": integers only, non-negative integer
 *
 * @example
 * isIntegerText('12'); // true
 * isIntegerText('-12'); // false
 * isIntegerText('12.0'); // false
 */
export function isIntegerText(value: string): boolean {
  return INTEGER.test(value) && parseDecimal(value) !== undefined;
}

const INTEGER = /^\d+$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'integerText',
  order: 130,
  value: 'flag',
  rule: 'isIntegerText',
  key: 'validation_invalidInteger',
  args: 'none',
  valueType: 'integer',
  spellings: ['narrow', 'ungrouped'],
  conditionalSpellings: ['narrow', 'ungrouped'],
  description:
    'A whole number, zero or more, kept as text. For negative numbers use decimalText and multipleOf "1". Message validation_invalidInteger. Example: 12.',
};
