/**
 * Tells whether a text is written in Chinese characters (those of the Hong Kong character set and
 * the extensions among them), with Chinese punctuation, the dots of foreign names and full-width
 * letters and digits, as company names have them. Half-width letters, digits, spaces and kana are
 * refused.
 *
 * @see spec document 2, section 5 "Generic rules": Chinese characters only
 */
export function isChineseOnly(value: string): boolean {
  return CHINESE.test(value);
}

// Han characters; CJK punctuation; full-width forms; dots of names, as each input method has another;
// dashes and quotes of Chinese.
const CHINESE =
  /^[\p{Script=Han}\u3000-\u303f\uff01-\uff5e\uffe0-\uffe6\u00b7\u2022\u2027\u30fb\u2014\u2018\u2019\u201c\u201d\u2026\n]+$/u;
