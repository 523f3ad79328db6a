/**
 * Returns the file name of a PDF: `LREAL1-261120-000123.pdf`, or `LREAL1-draft.pdf` without a
 * reference number.
 *
 * @param reference reference number; it starts with the code, unless the form has its own pattern
 */
export function pdfName(code: string, reference: string | undefined): string {
  if (reference === undefined) return `${code}-draft.pdf`;
  const name = reference.startsWith(code) ? reference : `${code}-${reference}`;
  return `${name.replaceAll(/[^\w.-]/g, '-')}.pdf`;
}
