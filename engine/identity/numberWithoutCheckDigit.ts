import { plainIdNumber } from '../signing/plainIdNumber.ts';

/**
 * Spells an identity card number as the identity app has it hashed: plain, without the check digit.
 *
 * @example
 * numberWithoutCheckDigit('A123456(3)'); // 'A123456'
 */
export function numberWithoutCheckDigit(idNumber: string): string {
  return plainIdNumber(idNumber).slice(0, -1);
}
