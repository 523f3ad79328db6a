import { checkedRange, type SignedRange } from '../sign/SignedRange.ts';

/** The signature that ends a file. */
export interface LastSignature {
  readonly range: SignedRange;
  /** Content of the gap: DER with zeros behind it. */
  readonly contents: Uint8Array;
}

/**
 * Finds the last signature of a PDF by its bytes alone. Its two parts and the hexadecimal text between
 * them must be the whole file, and the text must be in lower case: nothing is left that could change.
 * The numbers of the range are signed themselves, so no other place in the same file can be meant.
 *
 * @returns `undefined` for everything else
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

/** Whether a file has any signature at all. */
export function hasSignature(pdf: Uint8Array): boolean {
  return asBuffer(pdf).includes(RANGE_KEY);
}

const RANGE_KEY = '/ByteRange';
const BYTE_RANGE = /^\/ByteRange \[ ?(0) (\d{1,10}) (\d{1,10}) (\d{1,10}) *\]/;
/** Characters that the array of a range takes at most. */
const LONGEST_RANGE = 80;
const LOWER_CASE = /^(?:[0-9a-f]{2})+$/;

function asBuffer({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
