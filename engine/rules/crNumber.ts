/**
 * Tells whether a number is that of a company on the register: up to seven digits or eight, with
 * `F` before them for a company from outside Hong Kong, or the unique business identifier that
 * stands for it (a letter and seven digits).
 *
 * @see spec document 2, section 3 "Standard applicant fields": company registration
 */
export function isCrNumber(value: string): boolean {
  return CR_NUMBER.test(value);
}

const CR_NUMBER = /^(?:F?\d{1,7}|\d{8}|[A-Z]\d{7})$/i;
