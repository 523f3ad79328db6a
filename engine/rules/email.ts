import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/** The maximum length of an address (RFC 5321, 4.5.3.1.3, without the brackets). */
const LONGEST = 254;

/** The maximum length of a local part (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64;

/**
 * Checks whether a text is one e-mail address that every mail system accepts. It has an ASCII local
 * part of plain characters and a domain with a dot (an international domain in its `xn--` form). It
 * has at most 254 characters and no display name, list, quotes or line break.
 *
 * @see spec document 2, section 5 (validation_invalidEmail)
 *
 * @example
 * isEmail('tai.man+forms@example.hk'); // true
 * isEmail('taiman@example'); // false: the domain needs a dot
 * isEmail('陳@example.hk'); // false
 * isEmail('a@example.hk, b@example.hk'); // false
 */
export function isEmail(value: string): boolean {
  if (value.length > LONGEST) return false;
  const at = value.lastIndexOf('@');
  if (at < 1 || at > LONGEST_LOCAL_PART) return false;
  return LOCAL_PART.test(value.slice(0, at)) && DOMAIN.test(value.slice(at + 1));
}

/**
 * Checks whether a text has a control character or a line break, which no keyboard enters into a
 * text box. Such a text could add a header line to a mail.
 *
 * @example
 * hasFurtherLine('taiman@example.hk'); // false
 * hasFurtherLine('taiman@example.hk\nBcc: other@example.hk'); // true
 */
export function hasFurtherLine(value: string): boolean {
  return FURTHER_LINE.test(value);
}

const FURTHER_LINE = /[\p{Cc}\u2028\u2029]/u;
// Each part has one pattern, not one per atom and label, so that nothing is split.
const LOCAL_PART = /^(?!\.)(?:\.?[\w!#$%&'*+/=?^`{|}~-])+$/;
// Each label has at most 63 characters; the last begins with a letter.
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'email',
  order: 60,
  value: 'flag',
  rule: 'isEmail',
  key: 'validation_invalidEmail',
  args: 'none',
  valueType: 'email',
  description: 'An e-mail address. Message validation_invalidEmail.',
};
