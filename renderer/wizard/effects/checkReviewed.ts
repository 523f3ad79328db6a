import { CallError } from '#engine';
import { fromBase64 } from '../../api/base64.ts';
import { fileDigest } from '../../attachments/fileDigest.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { fetchShownPdf } from './fetchShownPdf.ts';

/** A document that is about to be signed: the whole PDF or its hash. */
export type SigningDocument =
  /** PDF with space for the signature, base64. */
  | { readonly pdf: string }
  /** SHA-256 of the document before the signature is added, hex. */
  | { readonly hash: string };

/**
 * Checks that a signature is added to the document that the page shows. A signature is appended to
 * a PDF, so the document to sign must start with the reviewed bytes. If a field is signed again,
 * the document may start with an earlier revision instead. If the page shows no current document,
 * the check passes.
 *
 * @param fetchRight fetches the current document after a mismatch
 * @throws {CallError} `documentChanged` for another document; the page then fetches the current
 *   document
 * @see reliability I9
 */
export async function checkReviewed(
  services: WizardServices,
  fieldId: string,
  signing: SigningDocument,
  fetchRight: typeof fetchShownPdf = fetchShownPdf,
): Promise<void> {
  const { pdf, context } = services;
  const shown = pdf.get();
  if (shown.kind !== 'made' || shown.isStale) return;
  const isSignedAgain = (context()?.signed ?? []).some((each) => each.fieldId === fieldId);
  const reviewed = fromBase64(shown.base64);
  const revisions = isSignedAgain ? revisionsOf(reviewed) : [reviewed];
  if (await isOnTopOf(revisions, signing)) return;
  pdf.forget();
  void pdf.need(() => fetchRight(services));
  throw new CallError({ kind: 'refused', message: { key: 'documentChanged', args: [] } });
}

type Bytes = Uint8Array<ArrayBuffer>;

async function isOnTopOf(revisions: readonly Bytes[], signing: SigningDocument): Promise<boolean> {
  if ('pdf' in signing) {
    const whole = fromBase64(signing.pdf);
    return revisions.some((part) => part.every((byte, at) => byte === whole[at]));
  }
  const hashes = await Promise.all(revisions.map((part) => fileDigest(part.slice().buffer)));
  return hashes.includes(signing.hash);
}

/** The marker at the end of a revision; a line end may follow it. */
const END = [...'%%EOF'].map((letter) => letter.charCodeAt(0));
const LINE_END_BYTES = [0, 1, 2];

function revisionsOf(pdf: Bytes): readonly Bytes[] {
  const ends: number[] = [];
  for (let at = pdf.indexOf(END[0] ?? 0); at >= 0; at = pdf.indexOf(END[0] ?? 0, at + 1)) {
    if (END.every((byte, offset) => pdf[at + offset] === byte)) ends.push(at + END.length);
  }
  return ends.flatMap((end) => LINE_END_BYTES.map((more) => pdf.slice(0, end + more)));
}
