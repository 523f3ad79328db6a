/**
 * Tells whether a text can be stored and shown as it is: no control character but the line break,
 * no half of a surrogate pair, none of the characters that turn the direction of writing (they can
 * make a text look like another). Invisible spaces are dropped by normalising before.
 */
export function isStorable(value: string): boolean {
  return PLAIN.test(value) || !UNSTORABLE.test(value);
}

// Printable ASCII, as most texts are.
const PLAIN = /^[\x20-\x7e]*$/;
// Controls, surrogates without their half, non-characters, direction overrides, annotation marks.
const UNSTORABLE =
  /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061c\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u;
