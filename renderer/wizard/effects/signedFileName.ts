/**
 * Returns the file name of a signed form: `LR175-261127-000001-signed.pdf`, or `LR175-signed.pdf`
 * without a reference number. A reference that starts with the code does not repeat it.
 */
export function signedFileName(code: string, reference: string | undefined): string {
  if (reference === undefined) return `${code}-signed.pdf`;
  const own = reference.startsWith(`${code}-`) ? reference : `${code}-${reference}`;
  return `${own}-signed.pdf`;
}
