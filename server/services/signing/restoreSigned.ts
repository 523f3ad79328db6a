import type { FormData, Plan } from '#engine';
import type { SignatureRecord } from '../../ports/Signature.ts';
import { putFiles, recordFiles } from '../files/keepFiles.ts';
import { putSealed, sha256Of } from '../files/sealedFiles.ts';
import { ownAnswers } from '../submission/answers.ts';
import { type Appraised, appraise } from '../submission/appraise.ts';
import { definitionFor } from '../submission/definitionFor.ts';
import { insertSubmission } from '../submission/saveSubmission.ts';
import { isSealed } from './HandOver.ts';
import type { SigningDeps } from './SigningDeps.ts';
import type { RestoreInput, RestoreResult, SignatureFault } from './SigningServices.ts';
import { sealSigner } from './sealedSigner.ts';
import { signedKey } from './signedKey.ts';
import { type VerifiedSignature, verifyHandedOn } from './verifyHandedOn.ts';

/**
 * Takes over the signed document of a saved file. The answers are judged as when they are saved; the
 * seal shows that this portal made the document for these very answers; each signature is verified
 * again. Only then does the sitting have a submission, with one signed record for each field.
 *
 * @returns nothing is stored unless `ok`; the same file may be taken over any number of times
 * @throws {WrongShapeError} when the form data have not the form's shape
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
  const appraised = await appraise(deps, form, { id }, given);
  if ('result' in appraised) return appraised;
  if (!isOurs(deps, input, form.plan, appraised.data)) return failure(foreign(input));
  const { signatures } = handOver;
  const document = { pdf, signatures, asked: appraised.conduct.signatures };
  const verified = await verifyHandedOn(deps, document);
  if ('faults' in verified) return failure(verified.faults);
  await keep(deps, input, { id, appraised, verified });
  const { amountCents } = appraised.answers;
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

/** Whatever was listed: none of it comes from this portal as it is. */
function foreign({ handOver }: RestoreInput): readonly SignatureFault[] {
  const fields = new Set(handOver.signatures.map(({ field }) => field));
  return [...fields].map((field) => ({ field, key: 'signature_otherDocument' }));
}

function failure(faults: readonly SignatureFault[]): RestoreResult {
  return { result: 'signatureFailure', faults };
}

interface Restored {
  readonly id: string;
  readonly appraised: Appraised;
  readonly verified: readonly VerifiedSignature[];
}

/** Writes the files, then everything that names them in one transaction; without it they go again. */
async function keep(deps: SigningDeps, input: RestoreInput, restored: Restored): Promise<void> {
  const { id, appraised, verified } = restored;
  const { named, answers } = appraised;
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
