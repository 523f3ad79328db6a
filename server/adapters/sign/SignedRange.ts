import { createHash } from 'node:crypto';
import { OFFSET_PLACEHOLDER } from './appendSignature.ts';

/**
 * The part of a file that a signature covers: everything except the hexadecimal text of the
 * signature.
 */
export interface SignedRange {
  /** Offset of the `<` that opens the signature. */
  readonly gapStart: number;
  /** Offset after the `>` that closes the signature. */
  readonly gapEnd: number;
  /** Offset after the last signed byte. */
  readonly end: number;
}

/**
 * Writes the byte range of the last signature, which is still empty, into the file. The file keeps
 * its length.
 *
 * @throws {RangeError} when the file has no empty signature
 */
export function fillByteRange(pdf: Uint8Array): { pdf: Uint8Array; range: SignedRange } {
  const filled = Buffer.from(pdf);
  const arrayStart = filled.lastIndexOf(PLACEHOLDERS);
  const arrayEnd = filled.indexOf(']', arrayStart);
  const gapStart = filled.indexOf('/Contents <', arrayEnd) + '/Contents '.length;
  const gapEnd = filled.indexOf('>', gapStart) + 1;
  if (arrayStart < 0 || arrayEnd < 0 || gapStart < arrayEnd || gapEnd <= gapStart) {
    throw new RangeError('Cannot find the empty signature of the document');
  }
  const numbers = `${gapStart} ${gapEnd} ${filled.length - gapEnd}`;
  filled.write(numbers.padEnd(arrayEnd - arrayStart), arrayStart, 'latin1');
  return { pdf: filled, range: { gapStart, gapEnd, end: filled.length } };
}

const PLACEHOLDERS = Array(3).fill(OFFSET_PLACEHOLDER).join(' ');

/**
 * Checks that a byte range of a file omits exactly one hexadecimal text. Any other omitted byte
 * could change unnoticed.
 *
 * @returns `undefined` for a range that starts late, overlaps, ends beyond the file or has anything
 *   but `<hex>` in its gap
 */
export function checkedRange(pdf: Uint8Array, numbers: readonly number[]): SignedRange | undefined {
  const [start, gapStart = -1, gapEnd = -1, rest = -1, ...more] = numbers;
  const end = gapEnd + rest;
  const isOrdered = start === 0 && gapStart > 0 && gapEnd > gapStart + 2 && rest > 0;
  if (!isOrdered || more.length > 0 || end > pdf.length) return undefined;
  const gap = Buffer.from(pdf.subarray(gapStart, gapEnd)).toString('latin1');
  return /^<[0-9A-Fa-f]*>$/.test(gap) ? { gapStart, gapEnd, end } : undefined;
}

/** Returns the SHA-256 of the signed bytes. */
export function digestOf(pdf: Uint8Array, { gapStart, gapEnd, end }: SignedRange): Buffer {
  return createHash('sha256')
    .update(pdf.subarray(0, gapStart))
    .update(pdf.subarray(gapEnd, end))
    .digest();
}

/**
 * Writes a signature into its gap, followed by zeros.
 *
 * @throws {RangeError} when the signature is too long
 */
export function fillGap(pdf: Uint8Array, range: SignedRange, signature: Uint8Array): Uint8Array {
  const hex = Buffer.from(signature).toString('hex');
  const room = range.gapEnd - range.gapStart - 2;
  if (hex.length > room) throw new RangeError('Cannot embed the signature: it is too long');
  const filled = Buffer.from(pdf);
  filled.write(hex.padEnd(room, '0'), range.gapStart + 1, 'latin1');
  return filled;
}
