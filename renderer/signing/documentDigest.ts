import { fromBase64 } from '../api/base64.ts';

/**
 * The DER bytes of the attribute messageDigest before its 32 bytes of content: OID, SET, OCTET
 * STRING.
 */
const MESSAGE_DIGEST = [
  0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x04, 0x31, 0x22, 0x04, 0x20,
];
const SHA256_BYTES = 32;
const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;

/**
 * Checks whether the bytes to be signed belong to the document in the page.
 *
 * @param toBeSigned signed attributes, base64 DER
 * @param pdf the document with space for the signature, base64
 * @returns whether the attribute messageDigest is the SHA-256 digest of the document around that
 *   space
 */
export async function matchesDocument(toBeSigned: string, pdf: string): Promise<boolean> {
  const named = messageDigestOf(fromBase64(toBeSigned));
  const covered = coveredBytes(fromBase64(pdf));
  if (!named || !covered) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', covered));
  return digest.every((byte, at) => byte === named[at]);
}

function messageDigestOf(attributes: Uint8Array): Uint8Array | undefined {
  const last = attributes.length - MESSAGE_DIGEST.length - SHA256_BYTES;
  for (let at = 0; at <= last; at += 1) {
    if (MESSAGE_DIGEST.every((byte, offset) => attributes[at + offset] === byte)) {
      const from = at + MESSAGE_DIGEST.length;
      return attributes.slice(from, from + SHA256_BYTES);
    }
  }
  return undefined;
}

/**
 * Joins the two parts of the document that the newest signature covers. Returns `undefined` if that
 * signature does not cover the end of the document.
 */
function coveredBytes(pdf: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const text = new TextDecoder('latin1').decode(pdf);
  const ranges = [...text.matchAll(BYTE_RANGE)].map((match) => match.slice(1).map(Number));
  const newest = ranges.toSorted((a, b) => endOf(a) - endOf(b)).at(-1);
  if (!newest || endOf(newest) !== pdf.length) return undefined;
  const [first = 0, firstLength = 0, second = 0, secondLength = 0] = newest;
  const covered = new Uint8Array(firstLength + secondLength);
  covered.set(pdf.subarray(first, first + firstLength));
  covered.set(pdf.subarray(second, second + secondLength), firstLength);
  return covered;
}

function endOf([, , second = 0, secondLength = 0]: readonly number[]): number {
  return second + secondLength;
}
