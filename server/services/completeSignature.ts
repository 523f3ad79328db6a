import { SigningError } from '../ports/DocumentSigner.ts';
import type { SignatureRecord } from '../ports/Signature.ts';
import { isFree, isLocked } from './isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';
import type { SignatureCompleted, SigningRefused, SigningServices } from './SigningServices.ts';
import { getSealed, putSealed, sha256Of } from './sealedFiles.ts';
import { signerOf } from './sealedSigner.ts';

type Input = Parameters<SigningServices['completeSignature']>[0];

/**
 * Second step of signing: completes the prepared document with the browser's signature and keeps
 * it. Answers that changed in between make the signature void.
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
  const document = prepared && (await getSealed(deps, prepared.fileKey));
  if (!prepared?.sealedState || !document) return undefined;
  if (prepared.dataHash !== submission.dataHash) return VOID;
  const pdf = await embed(deps, input, { pdf: document, sealedState: prepared.sealedState });
  return pdf ? keep(deps, prepared, pdf) : VOID;
}

const VOID: SigningRefused = { result: 'signatureFailure', keys: ['signatureFailure'] };

/** @returns `undefined` when it is not the signature that was asked for */
async function embed(
  { signer, vault }: SigningDeps,
  { submissionId, field, signature, certificate }: Input,
  prepared: { readonly pdf: Uint8Array; readonly sealedState: Uint8Array },
): Promise<Uint8Array | undefined> {
  const place = { table: 'signatures', row: `${submissionId}/${field}`, column: 'sealed_state' };
  const state = vault.open(place, prepared.sealedState);
  try {
    return await signer.embed({ pdf: prepared.pdf, state, signature, certificate });
  } catch (error) {
    if (error instanceof SigningError) return undefined;
    throw error;
  }
}

async function keep(
  deps: SigningDeps,
  prepared: SignatureRecord,
  pdf: Uint8Array,
): Promise<SignatureCompleted | SigningRefused> {
  const { submissionId, field, dataHash, signedAt } = prepared;
  const documentHash = sha256Of(pdf);
  const fileKey = `signed/${submissionId}/${field}-${documentHash.slice(0, 16)}`.toLowerCase();
  await putSealed(deps, fileKey, pdf);
  const { sealedState: _, ...record } = prepared;
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
  const signedBy = signerOf(deps.vault, prepared);
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
