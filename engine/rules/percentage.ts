import type { RuleKeyword } from '../definition/RuleKeyword.ts';
import { isInValueRange } from './valueRange.ts';

/**
 * Checks whether a text is a percentage: a number from 0 to 100 with at most two decimals.
 * Normalising removes the sign `%`.
 *
 * @see spec document 2, section 9: numbers have two decimals; the limits 0 and 100 are Landform's
 *
 * @example
 * isPercentage('33.33'); // true
 * isPercentage('100.01'); // false
 * isPercentage('50%'); // false: normalising drops the sign first
 */
export function isPercentage(value: string): boolean {
  return PERCENTAGE.test(value) && isInValueRange(value, ['0', '100']);
}

const PERCENTAGE = /^\d+(?:\.\d{1,2})?$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'percentage',
  order: 110,
  value: 'flag',
  rule: 'isPercentage',
  key: 'validation_invalidPercentage',
  args: 'none',
  valueType: 'percentage',
  spellings: ['narrow', 'ungrouped', 'percent'],
  conditionalSpellings: ['narrow', 'ungrouped', 'percent'],
  description:
    'A percentage: a number from 0 to 100 with at most 2 decimals, with or without the sign. Makes the field a percentage field. Message validation_invalidPercentage. Example: 33.33.',
};
