import { SigningError } from '../../ports/signing/DocumentSigner.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type {
  SignatureCompleted,
  SigningRefused,
  SigningServices,
} from '../contract/SigningServices.ts';
import { getSealed, sha256Of } from '../files/sealedFiles.ts';
import { signerOf } from '../signatures/sealedSigner.ts';
import { isLocked } from '../transitions/isFree.ts';
import { placeOfState } from './keepPrepared.ts';
import { keepSignature } from './keepSignature.ts';
import type { SigningDeps } from './SigningDeps.ts';

type Input = Parameters<SigningServices['completeSignature']>[0];

/**
 * Completes a signature, the second step of signing: adds the browser's signature to the prepared
 * document and stores it. The signature is void if the answers changed in between. A repeated call
 * gets the same response, because the first response may be lost.
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
  const sealedState = deps.vault.seal(
    placeOfState(input.submissionId, input.field),
    proofOf(input),
  );
  return (await keepSignature(deps, { ...prepared, sealedState }, pdf)) ?? VOID;
}

const VOID: SigningRefused = { result: 'signatureFailure', keys: ['signatureFailure'] };

/** Returns the result of an identical earlier call; `undefined` when there was no such call. */
async function repeated(
  deps: SigningDeps,
  { id, dataHash }: Submission,
  input: Input,
): Promise<SignatureCompleted | undefined> {
  const signed = await deps.store.signatures.find(id, input.field, 'SIGNED');
  if (!signed?.sealedState || signed.dataHash !== dataHash) return undefined;
  const proof = deps.vault.open(placeOfState(input.submissionId, input.field), signed.sealedState);
  if (!proofOf(input).equals(proof)) return undefined;
  const pdf = await getSealed(deps, signed.fileKey);
  const { signedAt } = signed;
  return pdf && { result: 'ok', pdf, signedBy: signerOf(deps.vault, signed), signedAt };
}

/** Returns the bytes that identify a repeated call: hashes of signature and certificate. */
function proofOf({ signature, certificate }: Input): Buffer {
  return Buffer.from(sha256Of(signature) + sha256Of(certificate), 'hex');
}

/**
 * Adds the signature to the document. Returns `undefined` for any signature but the requested one.
 */
async function embed(
  { signer, vault }: SigningDeps,
  input: Input,
  prepared: { readonly pdf: Uint8Array; readonly sealedState: Uint8Array },
): Promise<Uint8Array | undefined> {
  const { signature, certificate } = input;
  const state = vault.open(placeOfState(input.submissionId, input.field), prepared.sealedState);
  try {
    return await signer.embed({ pdf: prepared.pdf, state, signature, certificate });
  } catch (error) {
    if (error instanceof SigningError) return undefined;
    throw error;
  }
}
