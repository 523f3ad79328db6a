import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { parseDecimal } from '../values/decimal.ts';

/**
 * Checks whether a text is a decimal number; negative numbers are allowed.
 *
 * @see spec document 2, section 5 "Generic rules": numbers only
 *
 * @example
 * isDecimalText('-12.50'); // true
 * isDecimalText('1e3'); // false
 * isDecimalText('5.'); // false
 */
export function isDecimalText(value: string): boolean {
  return parseDecimal(value) !== undefined;
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'decimalText',
  order: 120,
  value: 'flag',
  rule: 'isDecimalText',
  key: 'validation_invalidNumber',
  args: 'none',
  valueType: 'decimal',
  spellings: ['narrow', 'ungrouped', 'pointed'],
  conditionalSpellings: ['narrow', 'ungrouped', 'pointed'],
  description: 'A decimal number kept as text. Message validation_invalidNumber. Example: 12.5.',
};
