import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text consists of Latin letters, digits and hyphens only.
 *
 * @see spec document 2, section 5 "Generic rules": alphanumeric with hyphen
 *
 * @example
 * isAlphanumericHyphen('IL-123'); // true
 * isAlphanumericHyphen('IL_123'); // false
 */
export function isAlphanumericHyphen(value: string): boolean {
  return ALPHANUMERIC_HYPHEN.test(value);
}

const ALPHANUMERIC_HYPHEN = /^[a-z\d-]+$/i;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'alphanumericHyphen',
  order: 250,
  value: 'flag',
  rule: 'isAlphanumericHyphen',
  key: 'validation_alphanumericHyphen',
  args: 'none',
  spellings: ['narrow'],
  conditionalSpellings: ['narrow'],
  description:
    'Letters, digits and hyphens only. Message validation_alphanumericHyphen. Example: EA-1234.',
};
