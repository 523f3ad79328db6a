/**
 * Tells whether a text looks like the number of a passport: 5 to 20 Latin letters and digits, at
 * least one digit among them, spaces and hyphens apart. Printed numbers have no check digit that
 * all countries share, so this is advice.
 *
 * @see spec document 2, section 3 "Standard applicant fields": ID type passport
 */
export function isPassportNumber(value: string): boolean {
  const compact = value.replace(SEPARATORS, '');
  return PASSPORT.test(compact) && DIGIT.test(compact);
}

const SEPARATORS = /[ -]/g;
const PASSPORT = /^[A-Z\d]{5,20}$/i;
const DIGIT = /\d/;
