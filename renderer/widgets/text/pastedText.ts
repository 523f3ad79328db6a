/**
 * Takes the marks of direction off both ends of a pasted text: messengers and address books put them
 * around a number, and nobody sees them. Only those that say "left to right", as the box reads anyway: marks
 * in the middle, and those that turn a text round, stay to be refused (B-16).
 */
export function withoutEndMarks(text: string): string {
  return text.replace(END_MARKS, '');
}

// Of several at the end the first only is tried: each of them would take quadratic time.
const END_MARKS = /^\s*[\u202a\u202d\u2066\u2068]+|(?<![\u202c\u2069])[\u202c\u2069]+\s*$/g;
