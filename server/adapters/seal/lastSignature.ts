import { checkedRange, type SignedRange } from '../sign/SignedRange.ts';

/** The signature that ends a file. */
export interface LastSignature {
  readonly range: SignedRange;
  /** The content of the gap: DER followed by zeros. */
  readonly contents: Uint8Array;
}

/**
 * Finds the last signature of a PDF by its bytes alone. The two signed parts and the hexadecimal
 * text between them must be the whole file. The text must be lower case, so that it has only one
 * form. The numbers of the range are themselves signed, so they cannot refer to another place in
 * the file.
 *
 * @returns `undefined` for any other file
 */
export function lastSignature(pdf: Uint8Array): LastSignature | undefined {
  const bytes = asBuffer(pdf);
  const start = bytes.lastIndexOf(RANGE_KEY);
  if (start < 0) return undefined;
  const match = BYTE_RANGE.exec(bytes.toString('latin1', start, start + LONGEST_RANGE));
  const range = match && checkedRange(pdf, match.slice(1).map(Number));
  if (!range || range.end !== pdf.length) return undefined;
  const gap = bytes.toString('latin1', range.gapStart + 1, range.gapEnd - 1);
  if (!LOWER_CASE.test(gap)) return undefined;
  return { range, contents: Uint8Array.from(Buffer.from(gap, 'hex')) };
}

/** Checks whether a file has any signature. */
export function hasSignature(pdf: Uint8Array): boolean {
  return asBuffer(pdf).includes(RANGE_KEY);
}

const RANGE_KEY = '/ByteRange';
const BYTE_RANGE = /^\/ByteRange \[ ?(0) (\d{1,10}) (\d{1,10}) (\d{1,10}) *\]/;
/** Maximum number of characters in the array of a range. */
const LONGEST_RANGE = 80;
const LOWER_CASE = /^(?:[0-9a-f]{2})+$/;

function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
