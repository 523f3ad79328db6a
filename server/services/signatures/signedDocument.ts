import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { getSealed } from '../files/sealedFiles.ts';

/**
 * Returns the SHA-256 (hex) of the document with all signatures of a submission; `undefined` when
 * nothing is signed.
 *
 * @see reliability I9
 */
export async function signedHash(
  { store }: Pick<ServiceDeps, 'store'>,
  submissionId: string,
): Promise<string | undefined> {
  const signatures = await store.signatures.ofSubmission(submissionId);
  return signatures.filter(({ status }) => status === 'SIGNED').at(-1)?.documentHash;
}

/**
 * Reads the document with all signatures of a submission. It is the last one, because each signer
 * signed the previous document.
 *
 * @returns the signed bytes; `undefined` when nothing is signed, or retention has removed the
 *   document
 */
export async function signedDocument(
  deps: Pick<ServiceDeps, 'store' | 'files' | 'vault'>,
  submissionId: string,
): Promise<Uint8Array | undefined> {
  const signatures = await deps.store.signatures.ofSubmission(submissionId);
  const last = signatures.filter(({ status }) => status === 'SIGNED').at(-1);
  return last && getSealed(deps, last.fileKey);
}
