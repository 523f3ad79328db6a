import { Budget } from '../../../server/adapters/inspect/pdf/Budget.ts';
import { PdfTokens } from '../../../server/adapters/inspect/pdf/PdfTokens.ts';
import { PdfDict, type PdfValue } from '../../../server/adapters/inspect/pdf/PdfValue.ts';
import { readValue } from '../../../server/adapters/inspect/pdf/readValue.ts';

/** Returns a value from its text in the syntax of a file. */
export function pdfValue(text: string): PdfValue {
  return readValue(new PdfTokens(Buffer.from(text, 'latin1'), 0, new Budget())).value;
}

/** Returns a dictionary from its text, such as `<</Type/Page>>`. */
export function pdfDict(text: string): PdfDict {
  const value = pdfValue(text);
  if (!(value instanceof PdfDict)) throw new TypeError(`Cannot use ${text}: it is no dictionary`);
  return value;
}
