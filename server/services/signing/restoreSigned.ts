import type { FormData, Plan } from '#engine';
import type { SignatureRecord } from '../../ports/store/Signature.ts';
import { ownAnswers } from '../answers/answers.ts';
import { definitionFor } from '../answers/definitionFor.ts';
import type { RestoreInput, RestoreResult, SignatureProblem } from '../contract/SigningServices.ts';
import { putFiles, recordFiles } from '../files/keepFiles.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import { sealSigner } from '../signatures/sealedSigner.ts';
import { type PreparedAnswers, prepareAnswers } from '../submission/prepareAnswers.ts';
import { insertSubmission } from '../submission/saveSubmission.ts';
import { isSealed } from './handOverSeal.ts';
import type { SigningDeps } from './SigningDeps.ts';
import { signedKey } from './signedKey.ts';
import { type VerifiedSignature, verifyHandedOn } from './verifyHandedOn.ts';

/**
 * Restores the signed document of a saved file. Validates the answers like `saveSubmission`. Checks
 * the seal, which proves that this portal created the document for these answers. Verifies each
 * signature again. Then creates a submission of the sitting, with one signature record for each
 * field.
 *
 * @returns the result. Only the result `ok` stores anything. The same file may be restored any
 *   number of times.
 * @throws {WrongShapeError} when the form data do not match the form's structure
 * @see reliability B-63, T-04
 */
export async function restoreSigned(
  deps: SigningDeps,
  input: RestoreInput,
): Promise<RestoreResult> {
  const { formCode, definitionHash, formData, files, handOver, pdf } = input;
  const form = await definitionFor(deps, formCode, definitionHash);
  if (form?.hash !== handOver.definitionHash) return { result: 'formChanged' };
  const id = deps.ids.id();
  const given = { formData, files, kept: [], scope: 'steps' } as const;
  const prepared = await prepareAnswers(deps, form, { id }, given);
  if ('result' in prepared) return prepared;
  if (!isOurs(deps, input, form.plan, prepared.data)) return failure(foreign(input));
  const { signatures } = handOver;
  const document = { pdf, signatures, asked: prepared.behaviour.signatures };
  const verified = await verifyHandedOn(deps, document);
  if ('faults' in verified) return failure(verified.faults);
  await keep(deps, input, { id, prepared, verified });
  const { amountCents } = prepared.answers;
  const restored = verified.map(({ field, signedBy, signedAt }) => ({ field, signedBy, signedAt }));
  return { result: 'ok', submissionId: id, amountCents, signatures: restored };
}

function isOurs(
  { hash }: SigningDeps,
  { formCode, handOver }: RestoreInput,
  plan: Plan,
  data: FormData,
): boolean {
  const { seal, definitionHash, signatures } = handOver;
  const answers = ownAnswers(plan, data);
  return isSealed(hash, { formCode, definitionHash, answers, signatures }, seal);
}

/**
 * Returns a fault for every listed field, because this portal did not create the document for these
 * answers.
 */
function foreign({ handOver }: RestoreInput): readonly SignatureProblem[] {
  const fields = new Set(handOver.signatures.map(({ field }) => field));
  return [...fields].map((field) => ({ field, key: 'signature_otherDocument' }));
}

function failure(faults: readonly SignatureProblem[]): RestoreResult {
  return { result: 'signatureFailure', faults };
}

interface Restored {
  readonly id: string;
  readonly prepared: PreparedAnswers;
  readonly verified: readonly VerifiedSignature[];
}

/** Stores the files, then their records in one transaction. If that fails, removes the files. */
async function keep(deps: SigningDeps, input: RestoreInput, restored: Restored): Promise<void> {
  const { id, prepared, verified } = restored;
  const { named, answers } = prepared;
  const records = verified.map((signature) => recordOf(deps, id, answers.dataHash, signature));
  const added = await putFiles(deps, id, input.files, named);
  const keys = [...added.map(({ key }) => key), ...records.map(({ fileKey }) => fileKey)];
  try {
    for (const [index, { fileKey }] of records.entries()) {
      await putSealed(deps, fileKey, verified[index]?.revision ?? new Uint8Array());
    }
    await deps.store.transact(async (store) => {
      const { sitting, formCode, language } = input;
      await insertSubmission(store, { id, sitting, formCode, language, ...answers });
      await recordFiles(store, id, { added, named, now: answers.now });
      for (const record of records) await store.signatures.put(record);
      for (const { field, documentHash } of records) {
        const detail = { field, documentHash };
        const at = answers.now;
        await store.events.append({ submissionId: id, at, kind: 'signature.restored', detail });
      }
    });
  } catch (error) {
    for (const key of keys) await deps.files.remove(key);
    throw error;
  }
}

function recordOf(
  { vault }: SigningDeps,
  submissionId: string,
  dataHash: string,
  { field, signedBy, signedAt, revision }: VerifiedSignature,
): SignatureRecord {
  const documentHash = sha256Of(revision);
  return {
    submissionId,
    field,
    status: 'SIGNED',
    dataHash,
    documentHash,
    fileKey: signedKey(submissionId, field, documentHash),
    sealedSigner: sealSigner(vault, { submissionId, field }, signedBy),
    signedAt,
  };
}
