import { SigningError } from '../../ports/DocumentSigner.ts';
import type { SignatureRecord } from '../../ports/Signature.ts';
import type { Submission } from '../../ports/Submission.ts';
import { getSealed, putSealed, sha256Of } from '../files/sealedFiles.ts';
import { isFree, isLocked } from '../submission/isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';
import type { SignatureCompleted, SigningRefused, SigningServices } from './SigningServices.ts';
import { signerOf } from './sealedSigner.ts';

type Input = Parameters<SigningServices['completeSignature']>[0];

/**
 * Second step of signing: completes the prepared document with the browser's signature and keeps
 * it. Answers that changed in between make the signature void. The same call again, whose first answer
 * got lost, is answered as the first time.
 *
 * @returns `undefined` when the sitting has no such submission, or nothing was prepared
 * @see reliability T-04
 */
export async function completeSignature(
  deps: SigningDeps,
  input: Input,
): Promise<SignatureCompleted | SigningRefused | undefined> {
  const { submissionId, field } = input;
  const submission = await deps.store.submissions.find(submissionId);
  if (submission?.sitting !== input.sitting) return undefined;
  if (isLocked(submission)) return { result: 'paidDataLocked', keys: ['paidDataLocked'] };
  const prepared = await deps.store.signatures.find(submissionId, field, 'PREPARED');
  if (!prepared) return repeated(deps, submission, input);
  const document = await getSealed(deps, prepared.fileKey);
  if (!prepared.sealedState || !document) return undefined;
  if (prepared.dataHash !== submission.dataHash) return VOID;
  const pdf = await embed(deps, input, { pdf: document, sealedState: prepared.sealedState });
  if (!pdf) return VOID;
  const sealedState = deps.vault.seal(placeOf(input), proofOf(input));
  return keep(deps, { ...prepared, sealedState }, pdf);
}

const VOID: SigningRefused = { result: 'signatureFailure', keys: ['signatureFailure'] };

/** @returns `undefined` when this very call completed nothing */
async function repeated(
  deps: SigningDeps,
  { id, dataHash }: Submission,
  input: Input,
): Promise<SignatureCompleted | undefined> {
  const signed = await deps.store.signatures.find(id, input.field, 'SIGNED');
  if (!signed?.sealedState || signed.dataHash !== dataHash) return undefined;
  const proof = deps.vault.open(placeOf(input), signed.sealedState);
  if (!proofOf(input).equals(proof)) return undefined;
  const pdf = await getSealed(deps, signed.fileKey);
  const { signedAt } = signed;
  return pdf && { result: 'ok', pdf, signedBy: signerOf(deps.vault, signed), signedAt };
}

/** What shows a repeated call to be the same: signature and certificate. */
function proofOf({ signature, certificate }: Input): Buffer {
  return Buffer.from(sha256Of(signature) + sha256Of(certificate), 'hex');
}

function placeOf({ submissionId, field }: Input) {
  return { table: 'signatures', row: `${submissionId}/${field}`, column: 'sealed_state' };
}

/** @returns `undefined` when it is not the signature that was asked for */
async function embed(
  { signer, vault }: SigningDeps,
  input: Input,
  prepared: { readonly pdf: Uint8Array; readonly sealedState: Uint8Array },
): Promise<Uint8Array | undefined> {
  const { signature, certificate } = input;
  const state = vault.open(placeOf(input), prepared.sealedState);
  try {
    return await signer.embed({ pdf: prepared.pdf, state, signature, certificate });
  } catch (error) {
    if (error instanceof SigningError) return undefined;
    throw error;
  }
}

async function keep(
  deps: SigningDeps,
  record: SignatureRecord,
  pdf: Uint8Array,
): Promise<SignatureCompleted | SigningRefused> {
  const { submissionId, field, dataHash, signedAt } = record;
  const documentHash = sha256Of(pdf);
  const fileKey = `signed/${submissionId}/${field}-${documentHash.slice(0, 16)}`.toLowerCase();
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
  return replaced ? { result: 'ok', pdf, signedBy, signedAt } : VOID;
}

/** The prepared row, the field's earlier signature, and every one that was made on top of that. */
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
