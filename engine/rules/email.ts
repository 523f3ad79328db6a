/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3, less the brackets). */
const LONGEST = 254;

/** Longest local part (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64;

/**
 * Tells whether a text is one e-mail address that any mail system accepts: an ASCII local part of
 * plain characters, a domain with a dot (an international domain in its `xn--` form), at most 254
 * characters. No display name, no list, no quotes, no line break.
 *
 * @see spec document 2, section 5 (validation_invalidEmail)
 */
export function isEmail(value: string): boolean {
  if (value.length > LONGEST) return false;
  const at = value.lastIndexOf('@');
  if (at < 1 || at > LONGEST_LOCAL_PART) return false;
  return LOCAL_PART.test(value.slice(0, at)) && DOMAIN.test(value.slice(at + 1));
}

/**
 * Tells whether a text has a character that no keyboard puts into a text box, such as a line break: it
 * was made to become a further line of a mail's head.
 */
export function hasFurtherLine(value: string): boolean {
  return FURTHER_LINE.test(value);
}

const FURTHER_LINE = /[\p{Cc}\u2028\u2029]/u;
// One pattern each and not one per atom and label: an address is read twice, nothing is split.
const LOCAL_PART = /^(?!\.)(?:\.?[\w!#$%&'*+/=?^`{|}~-])+$/;
// Labels of at most 63 characters; the last begins with a letter.
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;
