import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/** The scheme of the check character of a property reference number. */
export interface PrnScheme {
  /** The weights of the seven characters before the check digit. */
  readonly weights: readonly number[];
  readonly modulus: number;
}

/**
 * A substitute for the registry's scheme, which is not published. It detects every single wrong
 * digit. A schema can replace it by the registry's own scheme: `"prn": { "weights": [...],
 * "modulus": 10 }`.
 */
export const DEFAULT_PRN_SCHEME: PrnScheme = { weights: [7, 3, 1, 7, 3, 1, 7], modulus: 10 };

/**
 * Checks whether a property reference number is `-` (not known), or eight characters with a valid
 * check digit at the end.
 *
 * @param value the stored value: a letter or digit, then seven digits
 * @param scheme the weights; `true` is the default
 * @see spec document 2, section 5 (validationErr_prnFormat)
 *
 * @example
 * isValidPrn('A1234565'); // true
 * isValidPrn('A1234560'); // false: the check digit should be 5
 * isValidPrn('-'); // true: not known
 * isValidPrn('A1234561', { weights: [1, 1, 1, 1, 1, 1, 1], modulus: 10 }); // true
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

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'prn',
  order: 20,
  value: 'flag',
  rule: 'isValidPrn',
  key: 'validationErr_prnFormat',
  args: 'none',
  valueType: 'prn',
  description:
    'A Property Reference Number of 8 characters with a valid check digit; "-" is allowed. Message validationErr_prnFormat. The value is true, or the weights of the Registry: { "weights": [7, 3, 1, 7, 3, 1, 7], "modulus": 10 }. Example: true, for A0123453.',
  schema: {
    if: { type: 'object' },
    then: {
      type: 'object',
      required: ['weights', 'modulus'],
      additionalProperties: false,
      properties: {
        weights: {
          description:
            'Weights of the seven characters before the check digit. Example: [7, 3, 1, 7, 3, 1, 7].',
          type: 'array',
          minItems: 7,
          maxItems: 7,
          items: { type: 'integer', minimum: 1 },
        },
        modulus: { description: 'Divisor of the sum. Example: 10.', type: 'integer', minimum: 2 },
      },
    },
    else: { const: true },
  },
};
