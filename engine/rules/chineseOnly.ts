import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a text is in Chinese characters, including those of the Hong Kong character set
 * and the extensions. It also allows Chinese punctuation, the dots of foreign names, and full-width
 * letters and digits as in company names. Half-width letters, digits, spaces and kana are rejected.
 *
 * @see spec document 2, section 5 "Generic rules": Chinese characters only
 *
 * @example
 * isChineseOnly('陳大文'); // true
 * isChineseOnly('陳 大文'); // false: no half-width space
 * isChineseOnly('ＡＢＣ有限公司'); // true: full-width letters
 * isChineseOnly('ABC有限公司'); // false
 */
export function isChineseOnly(value: string): boolean {
  return CHINESE.test(value);
}

// Han characters; CJK punctuation; full-width forms; the dots in names that different input methods
// write; Chinese dashes and quotes.
const CHINESE =
  /^[\p{Script=Han}\u3000-\u303f\uff01-\uff5e\uffe0-\uffe6\u00b7\u2022\u2027\u30fb\u2014\u2018\u2019\u201c\u201d\u2026\n]+$/u;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'chineseOnly',
  order: 210,
  value: 'flag',
  rule: 'isChineseOnly',
  key: 'validation_chineseOnly',
  args: 'none',
  description: 'Chinese characters only. Message validation_chineseOnly. Example: 陳大文.',
};
