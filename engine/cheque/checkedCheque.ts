import type { ECheque } from '../payment/eChequeFault.ts';
import { type EChequeFieldNames, eChequeOf } from '../payment/eChequeFields.ts';
import { pdfFields, type SignatureField } from './pdfFields.ts';
import { type Signer, signerOf } from './signerOf.ts';

/** An e-Cheque whose signatures verify. Whether the signers are trusted is for the server to say. */
export interface CheckedCheque {
  readonly cheque: ECheque;
  /** One for each signature of the file: the certificate, and those that came with it, DER. */
  readonly signers: readonly Signer[];
}

/**
 * Reads an e-Cheque: a PDF with text fields for its data, signed by the bank (and the drawer).
 *
 * Every signature must verify, and the last one must cover the whole file but for itself, so that
 * nothing was changed or added after signing. Runs in the browser and in a worker of the server.
 *
 * @param names the fields that carry the data; see `E_CHEQUE_FIELDS`
 * @returns `undefined` for a file that is no PDF, has no such fields or no signature, or whose
 * signatures do not verify
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
 * Returns the bytes that a signature covers: all up to its gap and all behind it.
 *
 * @returns `undefined` for a range that starts late, overlaps, ends behind the file, or leaves out
 * anything but the hexadecimal text of this very signature
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

/** Checks that a gap holds `<hex>` of the contents and nothing else. */
function isHexOf(gap: Uint8Array, contents: Uint8Array): boolean {
  const text = String.fromCharCode(...gap.subarray(0, 1), ...gap.subarray(-1));
  if (text !== '<>' || gap.length !== contents.length * 2 + 2) return false;
  return contents.every((byte, index) => {
    const pair = String.fromCharCode(gap[index * 2 + 1] ?? 0, gap[index * 2 + 2] ?? 0);
    return /^[0-9A-Fa-f]{2}$/.test(pair) && Number.parseInt(pair, 16) === byte;
  });
}
