import { SigningError } from '../../ports/signing/DocumentSigner.ts';
import type { SignatureRecord } from '../../ports/store/Signature.ts';
import { getSealed } from '../files/sealedFiles.ts';
import { sealSigner, signerOf } from '../signatures/sealedSigner.ts';
import { expectedSigner } from '../signing/expectedSigner.ts';
import { placeOfState } from '../signing/keepPrepared.ts';
import { keepSignature } from '../signing/keepSignature.ts';
import { type OpenSigning, openSigning } from '../signing/openSigning.ts';
import type { IdentityDeps } from './IdentityDeps.ts';
import type { IdentityServices, PolledSigning } from './IdentityServices.ts';
import { packRequest, type RequestState, requestOf, unpackRequest } from './requestState.ts';

type Input = Parameters<IdentityServices['pollSigning']>[0];

/**
 * Polls the app for the result of a request. Accepts a signature only when it covers this document
 * and its certificate may sign the field. The signature then replaces the field's earlier
 * signature, as a certificate signature does. A repeated poll gets the same result.
 *
 * @returns `undefined` when the sitting has no such request, or a newer request replaced the
 *   request
 * @throws {IdentityAppError} `unavailable`
 * @see specification, document 2, section 7 "iaspdfsign/poll"; reliability T-04
 */
export async function pollSigning(
  deps: IdentityDeps,
  input: Input,
): Promise<PolledSigning | undefined> {
  const wanted = requestOf(input.id);
  if (!wanted) return undefined;
  const { submissionId, businessId } = wanted;
  const opened = await openSigning(deps, { ...input, submissionId }, deps.clock.now());
  if (!opened) return undefined;
  if ('result' in opened) return { status: 'failed', keys: opened.keys };
  const done = await requestIn(deps, input, wanted, 'SIGNED');
  if (done) return completed(deps, done.record);
  const request = await requestIn(deps, input, wanted, 'PREPARED');
  if (!request) return undefined;
  const result = await deps.identityApp.signingResult(businessId, request.state.tokens);
  if (result.state === 'pending') return { status: 'pending' };
  if (result.state === 'failed') return { status: 'failed', keys: [result.failure] };
  return take(deps, opened, request, result.cms);
}

interface KeptRequest {
  readonly record: SignatureRecord;
  readonly state: RequestState;
}

/** Returns the field's signature record if it belongs to this request. */
async function requestIn(
  deps: IdentityDeps,
  { field }: Input,
  { submissionId, businessId }: { readonly submissionId: string; readonly businessId: string },
  status: SignatureRecord['status'],
): Promise<KeptRequest | undefined> {
  const record = await deps.store.signatures.find(submissionId, field, status);
  if (!record?.sealedState) return undefined;
  const state = unpackRequest(
    deps.vault.open(placeOfState(submissionId, field), record.sealedState),
  );
  return state?.businessId === businessId ? { record, state } : undefined;
}

async function take(
  deps: IdentityDeps,
  { submission, request }: OpenSigning,
  { record, state }: KeptRequest,
  cms: Uint8Array,
): Promise<PolledSigning> {
  const room = await getSealed(deps, record.fileKey);
  if (!room || record.dataHash !== submission.dataHash) return FAILED;
  const pdf = await embed(deps, room, state, cms);
  if (!pdf) return FAILED;
  const made = (await deps.signer.verify(pdf)).at(-1);
  if (!made?.certificate) return FAILED;
  const { signer, faults } = await deps.trust.validate({
    certificate: made.certificate,
    chain: made.chain,
    expected: expectedSigner(request),
    at: deps.clock.now(),
  });
  if (!signer) return FAILED;
  if (faults.length > 0) return { status: 'failed', keys: faults };
  const { submissionId, field } = record;
  const kept = await keepSignature(
    deps,
    {
      ...record,
      sealedSigner: sealSigner(deps.vault, { submissionId, field }, signer.displayName),
      sealedState: deps.vault.seal(
        placeOfState(submissionId, field),
        packRequest({ businessId: state.businessId, document: new Uint8Array() }),
      ),
    },
    pdf,
  );
  if (!kept) return FAILED;
  return { status: 'completed', submissionId, ...kept, signatureName: signer.name };
}

const FAILED = { status: 'failed', keys: ['D70002'] } as const satisfies PolledSigning;

/**
 * Adds the signature to the document. @returns `undefined` when it is not a signature of this
 * document
 */
async function embed(
  { signer }: IdentityDeps,
  pdf: Uint8Array,
  state: RequestState,
  cms: Uint8Array,
): Promise<Uint8Array | undefined> {
  try {
    return await signer.embedOutside({ pdf, state: state.document, cms });
  } catch (error) {
    if (error instanceof SigningError) return undefined;
    throw error;
  }
}

async function completed(
  deps: IdentityDeps,
  record: SignatureRecord,
): Promise<PolledSigning | undefined> {
  const { submissionId, signedAt } = record;
  const pdf = await getSealed(deps, record.fileKey);
  const signedBy = signerOf(deps.vault, record);
  return (
    pdf && { status: 'completed', submissionId, pdf, signedBy, signatureName: signedBy, signedAt }
  );
}
