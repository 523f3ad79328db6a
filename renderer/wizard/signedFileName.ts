/**
 * Names the file of a signed form: `LR175-261127-000001-signed.pdf`, and `LR175-signed.pdf` before
 * there is a reference number. A reference that begins with the code does not repeat it.
 */
export function signedFileName(code: string, reference: string | undefined): string {
  if (reference === undefined) return `${code}-signed.pdf`;
  const own = reference.startsWith(`${code}-`) ? reference : `${code}-${reference}`;
  return `${own}-signed.pdf`;
}
