import type { RuleKeyword } from '../definition/RuleKeyword.ts';

/**
 * Checks whether a Hong Kong identity card number has the right check digit.
 *
 * The number must be normalised: one or two capital letters, six digits, the check character
 * (`0`-`9` or `A`), without brackets. The weights are 9 to 2 from the left over eight characters (A
 * is 10, Z is 35, a missing first letter 36). With the check character (A is 10) the sum must be
 * divisible by 11.
 *
 * @param value 8 or 9 characters
 * @see spec document 2, section 5 (validation_invalidHKID); the algorithm is the published one
 *
 * @example
 * isValidHkid('A1234563'); // true
 * isValidHkid('A1234560'); // false: the check digit should be 3
 * isValidHkid('A123456(3)'); // false: normalising removes the brackets first
 */
export function isValidHkid(value: string): boolean {
  const match = HKID.exec(value);
  if (!match) return false;
  const [, body = '', check = ''] = match;
  const sum = [...body.padStart(8, ' ')].reduce(
    (total, character, index) => total + (9 - index) * worthOf(character),
    worthOf(check),
  );
  return sum % 11 === 0;
}

const HKID = /^([A-Z]{1,2}\d{6})([\dA])$/;

function worthOf(character: string): number {
  if (character === ' ') return 36;
  return character >= 'A' ? character.charCodeAt(0) - 55 : Number(character);
}

/** The keyword with which forms use this rule. */
export const RULE: RuleKeyword = {
  keyword: 'hkid',
  order: 10,
  value: 'flag',
  rule: 'isValidHkid',
  key: 'validation_invalidHKID',
  args: 'none',
  valueType: 'hkid',
  spellings: ['maybeHkid'],
  conditionalSpellings: ['maybeHkid'],
  description:
    'A Hong Kong identity card number with a valid check digit, with or without brackets. Message validation_invalidHKID. Example: A1234563.',
};
