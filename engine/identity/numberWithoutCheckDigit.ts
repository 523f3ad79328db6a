import { plainIdNumber } from '../signing/plainIdNumber.ts';

/**
 * Returns an identity card number in the form that the identity app hashes: plain, without the
 * check digit.
 *
 * @example
 * numberWithoutCheckDigit('A123456(3)'); // 'A123456'
 */
export function numberWithoutCheckDigit(idNumber: string): string {
  return plainIdNumber(idNumber).slice(0, -1);
}
