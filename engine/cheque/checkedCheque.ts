import { type EChequeFieldNames, eChequeOf } from './eChequeFields.ts';
import type { ECheque } from './eChequeProblem.ts';
import { pdfFields, type SignatureField } from './pdfFields.ts';
import { type Signer, signerOf } from './signerOf.ts';

/** An e-Cheque with valid signatures. The server decides whether the signers are trusted. */
export interface CheckedCheque {
  readonly cheque: ECheque;
  /**
   * One signer per signature of the file: the certificate and the certificates sent with it, DER.
   */
  readonly signers: readonly Signer[];
}

/**
 * Reads an e-Cheque: a PDF with text fields for its data, signed by the bank (and the drawer).
 *
 * Every signature must be valid, and one must cover the whole file except itself, so that nothing
 * was changed or added after signing. The function runs in the browser and in a worker of the
 * server.
 *
 * @param names the fields that contain the data (see `E_CHEQUE_FIELDS`)
 * @returns `undefined` for a file that is not a PDF, lacks these fields or a signature, or has an
 *   invalid signature
 * @see specification, document 2, section 5 "e-Cheque and certificate errors"
 */
export async function readECheque(
  pdf: Uint8Array<ArrayBuffer>,
  names?: EChequeFieldNames,
): Promise<CheckedCheque | undefined> {
  const fields = await pdfFields(pdf);
  const cheque = fields && eChequeOf(fields.texts, names);
  if (!cheque || fields.signatures.length === 0) return undefined;
  const signers: Signer[] = [];
  for (const signature of fields.signatures) {
    const content = signedBytes(pdf, signature);
    const signer = content && (await signerOf(signature.contents, content));
    if (!signer) return undefined;
    signers.push(signer);
  }
  const isWhole = fields.signatures.some(({ byteRange }) => endOf(byteRange) === pdf.length);
  return isWhole ? { cheque, signers } : undefined;
}

function endOf([, , start = 0, length = 0]: readonly number[]): number {
  return start + length;
}

/**
 * Returns the bytes that a signature covers: all bytes before and after its gap.
 *
 * @returns `undefined` for a range that does not start at 0, overlaps, ends after the file, or
 *   excludes anything except the hexadecimal text of this signature
 */
function signedBytes(
  pdf: Uint8Array<ArrayBuffer>,
  { byteRange, contents }: SignatureField,
): Uint8Array<ArrayBuffer> | undefined {
  const [start, gapStart = -1, gapEnd = -1, rest = -1, ...more] = byteRange;
  const isOrdered = start === 0 && gapStart > 0 && gapEnd > gapStart + 2 && rest > 0;
  if (!isOrdered || more.length > 0 || gapEnd + rest > pdf.length) return undefined;
  if (!isHexOf(pdf.subarray(gapStart, gapEnd), contents)) return undefined;
  const bytes = new Uint8Array(gapStart + rest);
  bytes.set(pdf.subarray(0, gapStart));
  bytes.set(pdf.subarray(gapEnd, gapEnd + rest), gapStart);
  return bytes;
}

/** Checks that a gap contains `<hex>` of the contents and nothing else. */
function isHexOf(gap: Uint8Array, contents: Uint8Array): boolean {
  const text = String.fromCharCode(...gap.subarray(0, 1), ...gap.subarray(-1));
  if (text !== '<>' || gap.length !== contents.length * 2 + 2) return false;
  return contents.every((byte, index) => {
    const pair = String.fromCharCode(gap[index * 2 + 1] ?? 0, gap[index * 2 + 2] ?? 0);
    return /^[0-9A-Fa-f]{2}$/.test(pair) && Number.parseInt(pair, 16) === byte;
  });
}
