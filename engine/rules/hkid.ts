/**
 * Tells whether a Hong Kong identity card number carries the right check digit.
 *
 * Spelt as stored: one or two capital letters, six digits, the check character (`0`-`9` or `A`),
 * without brackets; normalising brings it there. The weights are 9 to 2 from the left over eight
 * characters (A is 10, Z is 35, a missing first letter 36); with the check character (A is 10) the
 * sum must be divisible by 11.
 *
 * @param value 8 or 9 characters
 * @see spec document 2, section 5 (validation_invalidHKID); the algorithm is the published one
 *
 * @example
 * isValidHkid('A1234563'); // true
 * isValidHkid('A1234560'); // false: the check digit should be 3
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
