/**
 * Tells whether a text is the code of a firm of solicitors: exactly eight digits.
 *
 * @see spec document 2, section 5 (validationErr_solicCode)
 */
export function isSolicitorsCode(value: string): boolean {
  return SOLICITORS_CODE.test(value);
}

const SOLICITORS_CODE = /^\d{8}$/;
