/**
 * Normalises an identity card number for comparison: without brackets, hyphens and spaces, in
 * capitals. A certificate contains the hash of this spelling.
 *
 * @see specification, document 2, section 5 "accepted with or without brackets and hyphens"
 *
 * @example
 * plainIdNumber('a123456(3)'); // 'A1234563'
 * plainIdNumber('K 1234-5678'); // 'K12345678'
 */
export function plainIdNumber(idNumber: string): string {
  return idNumber.replace(/[()（）\s-]/g, '').toUpperCase();
}
