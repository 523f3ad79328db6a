/**
 * Names the file of a PDF: `LREAL1-261120-000123.pdf`, before there is a reference number
 * `LREAL1-draft.pdf`.
 *
 * @param reference begins with the code, unless the form has a pattern of its own
 */
export function pdfName(code: string, reference: string | undefined): string {
  if (reference === undefined) return `${code}-draft.pdf`;
  const name = reference.startsWith(code) ? reference : `${code}-${reference}`;
  return `${name.replaceAll(/[^\w.-]/g, '-')}.pdf`;
}
