import type { SignatureRecord } from '../../ports/store/Signature.ts';
import type { SignatureCompleted } from '../contract/SigningServices.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import { signerOf } from '../signatures/sealedSigner.ts';
import { isFree } from '../transitions/isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';
import { signedKey } from './signedKey.ts';

/**
 * Stores a completed signature. It replaces the prepared signature, the field's earlier signature,
 * and every later signature that builds on the earlier one.
 *
 * @param record the prepared record, with the sealed values of the completed signature
 * @returns `undefined` when the submission was paid or changed meanwhile; nothing is stored then
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
  const inUse = await deps.store.signatures.ofSubmission(submissionId);
  // A parallel call for the same signature stores the same bytes under the same key.
  const isUsed = (key: string) => inUse.some((each) => each.fileKey === key);
  for (const key of replaced ?? [fileKey]) if (!isUsed(key)) await deps.files.remove(key);
  const signedBy = signerOf(deps.vault, record);
  return replaced && { result: 'ok', pdf, signedBy, signedAt };
}

/**
 * Returns the prepared record, the field's earlier signature, and every signature that was made
 * after that one.
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
