import type { SignatureRecord } from '../../ports/store/Signature.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import { sealSigner } from '../signatures/sealedSigner.ts';
import { isFree } from '../transitions/isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';

/** A document with space for the signature of a field. */
export interface PreparedParts {
  readonly field: string;
  readonly pdf: Uint8Array;
  /** Name of the signer as signature fields show it; empty while unknown. */
  readonly signer: string;
  readonly signedAt: Date;
  /** State that is needed to complete the signature. */
  readonly state: Uint8Array;
}

/**
 * Stores a prepared signature, which replaces an earlier prepared signature of its field. An
 * earlier completed signature stays until the new signature is complete.
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

/** Returns the vault's place for the state of a signature. */
export function placeOfState(submissionId: string, field: string) {
  return { table: 'signatures', row: `${submissionId}/${field}`, column: 'sealed_state' };
}
