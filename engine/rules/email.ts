/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3, less the brackets). */
const LONGEST = 254;

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
  return isLocalPart(value.slice(0, Math.max(at, 0))) && isDomain(value.slice(at + 1));
}

/**
 * Tells whether a text has a character that no keyboard puts into a text box, such as a line break: it
 * was made to become a further line of a mail's head.
 */
export function hasFurtherLine(value: string): boolean {
  return FURTHER_LINE.test(value);
}

function isLocalPart(local: string): boolean {
  return local.length <= 64 && local.split('.').every((atom) => ATOM.test(atom));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP.test(domain);
}

const FURTHER_LINE = /[\p{Cc}\u2028\u2029]/u;
const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const TOP = /\.[a-z][a-z\d-]*$/i;
