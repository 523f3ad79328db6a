import type { SignatureRecord } from '../../ports/Signature.ts';
import type { Submission } from '../../ports/Submission.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import { isFree } from '../submission/isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';
import { sealSigner } from './sealedSigner.ts';

/** A document with room for the signature of a field. */
export interface PreparedParts {
  readonly field: string;
  readonly pdf: Uint8Array;
  /** The signer as signature fields show them; empty while nobody knows. */
  readonly signer: string;
  readonly signedAt: Date;
  /** What is needed to complete it. */
  readonly state: Uint8Array;
}

/**
 * Keeps a prepared signature in place of an earlier prepared one of its field. An earlier signature
 * stays until the new one is complete.
 *
 * @returns `false` when the submission was paid or changed meanwhile
 */
export async function keepPrepared(
  deps: SigningDeps,
  { id, dataHash }: Pick<Submission, 'id' | 'dataHash'>,
  { field, pdf, signer, signedAt, state }: PreparedParts,
): Promise<boolean> {
  const fileKey = `prepared/${id}/${field}`.toLowerCase();
  await putSealed(deps, fileKey, pdf);
  const record: SignatureRecord = {
    submissionId: id,
    field,
    status: 'PREPARED',
    dataHash,
    documentHash: sha256Of(pdf),
    fileKey,
    sealedSigner: sealSigner(deps.vault, { submissionId: id, field }, signer),
    signedAt,
    sealedState: deps.vault.seal(placeOfState(id, field), state),
  };
  return deps.store.transact(async (records) => {
    const locked = await records.submissions.lock(id);
    if (locked?.dataHash !== dataHash || !(await isFree(deps, records, locked))) return false;
    await records.signatures.put(record);
    return true;
  });
}

/** Where the vault keeps the state of a signature. */
export function placeOfState(submissionId: string, field: string) {
  return { table: 'signatures', row: `${submissionId}/${field}`, column: 'sealed_state' };
}
