/**
 * Checks whether a text can be stored and displayed unchanged. It has no control character except
 * the line break, and no half of a surrogate pair. It has no character that changes the writing
 * direction, which can make a text look like another. Normalising removes invisible characters
 * first.
 *
 * @example
 * isStorable('陳大文\nCHAN TAI MAN'); // true
 * isStorable('a\tb'); // false: normalising makes it a space first
 * isStorable('exe.\u202efdp'); // false: turns the direction of writing
 */
export function isStorable(value: string): boolean {
  return PLAIN.test(value) || !UNSTORABLE.test(value);
}

// Printable ASCII, as most texts are: a fast check.
const PLAIN = /^[\x20-\x7e]*$/;
// Controls, unpaired surrogates, non-characters, direction overrides, annotation marks.
const UNSTORABLE =
  /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061c\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;
