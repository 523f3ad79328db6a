/**
 * Spells an identity card number as it is compared: without brackets, hyphens and spaces, in
 * capitals. What a certificate carries is the hash of this spelling.
 *
 * @see specification, document 2, section 5 "accepted with or without brackets and hyphens"
 *
 * @example
 * plainIdNumber('a123456(3)'); // 'A1234563'
 */
export function plainIdNumber(idNumber: string): string {
  return idNumber.replace(/[()（）\s-]/g, '').toUpperCase();
}
