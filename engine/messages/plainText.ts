/**
 * Sanitises a text of another system for display: one line, no control characters, limited length.
 *
 * @param text the received text
 * @param longest the maximum number of code points; a shortened text ends with an ellipsis
 * @returns the text, `''` when nothing remains; the caller must show it as text, never as markup
 *
 * @example
 * plainText(' Card\n declined '); // 'Card declined'
 * plainText('exe.\u202efdp', 5); // 'exe.…'
 */
export function plainText(text: string, longest = 200): string {
  const points = [...text.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()];
  return points.length <= longest ? points.join('') : `${points.slice(0, longest - 1).join('')}…`;
}

/** Control and format characters (including bidirectional overrides), and line separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
