import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text consists of Latin letters and digits only.
 *
 * @see spec document 2, section 5 "Generic rules": alphanumeric
 *
 * @example
 * isAlphanumeric('Ab12'); // true
 * isAlphanumeric('AB 12'); // false: no spaces
 * isAlphanumeric(''); // false
 */
export function isAlphanumeric(value: string): boolean {
  return ALPHANUMERIC.test(value);
}

const ALPHANUMERIC = /^[a-z\d]+$/i;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'alphanumeric',
  order: 240,
  value: 'flag',
  rule: 'isAlphanumeric',
  key: 'validation_alphanumeric',
  args: 'none',
  spellings: ['narrow'],
  conditionalSpellings: ['narrow'],
  description: 'Letters and digits only. Message validation_alphanumeric.',
};
