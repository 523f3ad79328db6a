import type { SignatureRecord } from '../../ports/store/Signature.ts';
import type { SignatureCompleted } from '../contract/SigningServices.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import { signerOf } from '../signatures/sealedSigner.ts';
import { isFree } from '../transitions/isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';
import { signedKey } from './signedKey.ts';

/**
 * Stores a completed signature. It replaces the prepared one, the field's earlier one, and every
 * later signature that builds on that.
 *
 * @param record the prepared record, with the sealed values of the completed one
 * @returns `undefined` when the submission was paid or changed meanwhile: then nothing is stored
 */
export async function keepSignature(
  deps: SigningDeps,
  record: SignatureRecord,
  pdf: Uint8Array,
): Promise<SignatureCompleted | undefined> {
  const { submissionId, field, dataHash, signedAt } = record;
  const documentHash = sha256Of(pdf);
  const fileKey = signedKey(submissionId, field, documentHash);
  await putSealed(deps, fileKey, pdf);
  const replaced = await deps.store.transact(async (records) => {
    const submission = await records.submissions.lock(submissionId);
    if (submission?.dataHash !== dataHash || !(await isFree(deps, records, submission))) {
      return undefined;
    }
    const earlier = await records.signatures.ofSubmission(submissionId);
    const superseded = supersededBy(earlier, field);
    for (const each of superseded) {
      await records.signatures.remove(submissionId, each.field, each.status);
    }
    await records.signatures.put({ ...record, status: 'SIGNED', documentHash, fileKey });
    const detail = { field, documentHash, dropped: superseded.length - 1 };
    const at = deps.clock.now();
    await records.events.append({ submissionId, at, kind: 'signature.made', detail });
    return superseded.map((each) => each.fileKey);
  });
  const litter = replaced ?? [fileKey];
  for (const key of litter) if (!replaced || key !== fileKey) await deps.files.remove(key);
  const signedBy = signerOf(deps.vault, record);
  return replaced && { result: 'ok', pdf, signedBy, signedAt };
}

/**
 * Returns the prepared record, the field's earlier signature, and every later one that builds on
 * it.
 */
function supersededBy(
  earlier: readonly SignatureRecord[],
  field: string,
): readonly SignatureRecord[] {
  const signed = earlier.filter(({ status }) => status === 'SIGNED');
  const own = signed.findIndex((each) => each.field === field);
  const onTop = own < 0 ? [] : signed.slice(own);
  const prepared = earlier.filter((each) => each.field === field && each.status === 'PREPARED');
  return [...prepared, ...onTop];
}
