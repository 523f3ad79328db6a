/**
 * Tells whether a number is that of a business registration: eight digits, with or without the
 * three characters of a branch. No check digit is published.
 *
 * @see spec document 2, section 3 "Standard applicant fields": ID type cr
 */
export function isBrNumber(value: string): boolean {
  return BR_NUMBER.test(value);
}

const BR_NUMBER = /^\d{8}(?:-?[\dA-Z]{3})?$/i;
