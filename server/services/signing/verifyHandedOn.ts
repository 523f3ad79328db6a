import type { SignatureRequest } from '#engine';
import { type DocumentSignature, SigningError } from '../../ports/signing/DocumentSigner.ts';
import type { HandedSignature } from '../contract/HandOver.ts';
import type { SignatureProblem } from '../contract/SigningServices.ts';
import { sha256Of } from '../files/sealedFiles.ts';
import { expectedSigner } from './expectedSigner.ts';
import type { SigningDeps } from './SigningDeps.ts';

/** A valid signature. */
export interface VerifiedSignature {
  readonly field: string;
  readonly signedAt: Date;
  /** Name of the signer as signature fields show it. */
  readonly signedBy: string;
  /** The bytes of the document that this signature covers. */
  readonly revision: Uint8Array;
}

/**
 * A document from a saved file, and the list of its signatures. The caller has checked the seal.
 */
interface HandedOn {
  readonly pdf: Uint8Array;
  readonly signatures: readonly HandedSignature[];
  /** Signatures that the answers require now. */
  readonly asked: readonly SignatureRequest[];
}

/**
 * Verifies every signature of a document from a saved file: bytes, CMS, revision, and the present
 * status of the certificate. Compares the bytes with their sealed hashes first, so that only
 * documents of this portal are parsed.
 *
 * @returns the signatures in order, or a fault for each invalid signature
 */
export async function verifyHandedOn(
  deps: Pick<SigningDeps, 'signer' | 'trust' | 'clock'>,
  document: HandedOn,
): Promise<readonly VerifiedSignature[] | { readonly faults: readonly SignatureProblem[] }> {
  const changed = changedIn(document);
  if (changed.length > 0) return { faults: changed };
  const verified = await Promise.all(
    document.signatures.map((_, index) => verifyOne(deps, document, index)),
  );
  const faults = verified.filter((each) => 'key' in each);
  return faults.length > 0 ? { faults } : verified.filter((each) => 'revision' in each);
}

/**
 * Finds the signatures whose bytes differ from the sealed hashes. Each signature covers the earlier
 * revisions, so a change in one revision breaks all later signatures.
 */
function changedIn({ pdf, signatures }: HandedOn): readonly SignatureProblem[] {
  const changed = signatures.filter(
    ({ length, sha256 }) => length > pdf.length || sha256Of(pdf.subarray(0, length)) !== sha256,
  );
  const last = signatures.at(-1);
  // Bytes were appended: the last signature does not cover the whole file.
  const isLonger = last !== undefined && last.length < pdf.length;
  const broken = changed.length === 0 && isLonger ? [last] : changed;
  return broken.map(({ field }) => ({ field, key: 'signature_changed' }));
}

async function verifyOne(
  { signer, trust, clock }: Pick<SigningDeps, 'signer' | 'trust' | 'clock'>,
  { pdf, signatures, asked }: HandedOn,
  index: number,
): Promise<VerifiedSignature | SignatureProblem> {
  const { field, length, signedAt } = signatures[index] ?? { field: '', length: 0, signedAt: '' };
  const revision = pdf.subarray(0, length);
  const found = await signaturesIn(signer, revision);
  const own = found.at(-1);
  const isOneMore = found.length === index + 1 && own?.fieldName === field;
  if (!isOneMore || !own.coversWholeFile || !found.every(({ valid }) => valid)) {
    return { field, key: 'signature_changed' };
  }
  const request = asked.find(({ id, disabled }) => id === field && !disabled);
  if (!request) return { field, key: 'signature_notAsked' };
  const { certificate, chain } = own;
  if (!certificate) return { field, key: 'signature_changed' };
  const expected = expectedSigner(request);
  const verdict = await trust.validate({ certificate, chain, expected, at: clock.now() });
  const [fault = 'eCertError'] = verdict.faults;
  if (!verdict.signer || verdict.faults.length > 0) return { field, key: fault };
  return {
    field,
    signedAt: new Date(signedAt),
    signedBy: verdict.signer.displayName,
    revision,
  };
}

async function signaturesIn(
  signer: SigningDeps['signer'],
  revision: Uint8Array,
): Promise<readonly DocumentSignature[]> {
  try {
    return await signer.verify(revision);
  } catch (error) {
    if (error instanceof SigningError) return [];
    throw error;
  }
}
