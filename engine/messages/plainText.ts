/**
 * Makes words of another system safe to show: one line, no control characters, not too long.
 *
 * @param text as received
 * @param longest most code points kept; what is cut ends in an ellipsis
 * @returns the text, `''` when nothing is left; the caller shows it as text, never as markup
 */
export function plainText(text: string, longest = 200): string {
  const points = [...text.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()];
  return points.length <= longest ? points.join('') : `${points.slice(0, longest - 1).join('')}…`;
}

/** Control and format characters (bidirectional overrides among them), and line separators. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
