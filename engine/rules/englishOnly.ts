/**
 * Tells whether a text is written in English: the printable characters of ASCII, and line breaks.
 *
 * @see spec document 2, section 5 "Generic rules": English characters only
 */
export function isEnglishOnly(value: string): boolean {
  return ENGLISH.test(value);
}

const ENGLISH = /^[\x20-\x7e\n]+$/;
