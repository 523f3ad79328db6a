/** How the check character of a property reference number is computed. */
export interface PrnScheme {
  /** One for each of the seven characters of the payload. */
  readonly weights: readonly number[];
  readonly modulus: number;
}

/**
 * Not published by the registry: a stand-in that finds every single wrong digit, for operators to
 * replace by the registry's own (`"prn": { "weights": [...], "modulus": 10 }` in a schema).
 */
export const DEFAULT_PRN_SCHEME: PrnScheme = { weights: [7, 3, 1, 7, 3, 1, 7], modulus: 10 };

/**
 * Tells whether a property reference number is `-` (not known), or eight characters of which the
 * last checks the seven before it.
 *
 * @param value as stored: a letter or digit, then seven digits
 * @param scheme weights; `true` or nothing is the default
 * @see spec document 2, section 5 (validationErr_prnFormat)
 */
export function isValidPrn(value: string, scheme: PrnScheme | true = true): boolean {
  if (value === '-') return true;
  if (!PRN.test(value)) return false;
  const { weights, modulus } = scheme === true ? DEFAULT_PRN_SCHEME : scheme;
  let sum = 0;
  for (let index = 0; index < 7; index += 1) {
    sum += worthOf(value.charAt(index)) * (weights[index] ?? 0);
  }
  return sum % modulus === Number(value[7]);
}

const PRN = /^[A-Z\d]\d{7}$/;

function worthOf(character: string): number {
  return character >= 'A' ? character.charCodeAt(0) - 55 : Number(character);
}
