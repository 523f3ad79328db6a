/**
 * Makes a text safe to render: shows the code of characters that could change the text around them,
 * and removes invisible characters.
 *
 * @param text any text from an applicant
 * @returns the text with tabs and line ends as spaces, invisible characters (zero width, soft
 *   hyphen, variation selectors) removed, and controls, bidirectional marks and lone surrogates as
 *   `[U+202E]`
 */
export function safeText(text: string): string {
  return text
    .replace(SPACES, ' ')
    .replace(ACTING, (character) => `[${codePointName(character)}]`)
    .replace(INVISIBLE, '');
}

/** Returns the code point of a character: `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

const SPACES = /\r\n|[\t\n\r\u2028\u2029\u00a0]/g;

/** Characters without a visible form: zero width, soft hyphen, variation selectors, tags. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Controls (C0, C1), bidirectional marks, interlinear annotations, lone surrogates. */
const ACTING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\p{Cs}]/gu;
