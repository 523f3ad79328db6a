import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is in English: printable ASCII, line breaks, and the accented Latin letters
 * of names (`Seán`, `Łukasz`; docs/decisions/131). The text is composed (NFC).
 *
 * @see spec document 2, section 5 "Generic rules": English characters only
 *
 * @example
 * isEnglishOnly("Seán O'Brien"); // true
 * isEnglishOnly('CHAN 大文'); // false
 * isEnglishOnly('3 × 4'); // false
 */
export function isEnglishOnly(value: string): boolean {
  return ENGLISH.test(value);
}

/**
 * Includes the letters of Latin-1 and Latin Extended-A: U+00C0 to U+017F without the signs × and ÷.
 */
const ENGLISH = /^[\x20-\x7e\n\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f]+$/;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'englishOnly',
  order: 220,
  value: 'flag',
  rule: 'isEnglishOnly',
  key: 'validation_englishOnly',
  args: 'none',
  spellings: ['narrow'],
  description: 'English characters only. Message validation_englishOnly. Example: CHAN Tai Man.',
};
