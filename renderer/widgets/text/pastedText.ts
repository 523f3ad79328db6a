/**
 * Removes direction marks from both ends of a pasted text. Messengers and address books add these
 * invisible marks around numbers. At the start, only left-to-right marks are removed. Marks in the
 * middle, and those that reverse text, are retained so that validation rejects them (B-16).
 */
export function withoutEndMarks(text: string): string {
  return text.replace(END_MARKS, '');
}

// The lookbehind matches only at the first of several marks at the end. Trying each mark would take
// quadratic time.
const END_MARKS = /^\s*[\u202a\u202d\u2066\u2068]+|(?<![\u202c\u2069])[\u202c\u2069]+\s*$/g;
