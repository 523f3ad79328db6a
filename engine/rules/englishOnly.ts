/**
 * Tells whether a text is written in English: the printable characters of ASCII, line breaks, and Latin
 * letters with marks, which names have (`Seán`, `Łukasz`; DECISIONS 131). The text is composed (NFC).
 *
 * @see spec document 2, section 5 "Generic rules": English characters only
 */
export function isEnglishOnly(value: string): boolean {
  return ENGLISH.test(value);
}

/** Letters of Latin-1 and Latin Extended-A: U+00C0 to U+017F without the signs × and ÷. */
const ENGLISH = /^[\x20-\x7e\n\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f]+$/;
