import { plainIdNumber, type SignatureRequest, signerIdError } from '#engine';
import type { CertificateVerdict } from '../../ports/signing/CertificateTrust.ts';
import type {
  SignaturePrepared,
  SigningRefused,
  SigningServices,
} from '../contract/SigningServices.ts';
import { documentToSign } from './documentToSign.ts';
import { expectedSigner } from './expectedSigner.ts';
import { keepPrepared } from './keepPrepared.ts';
import { type OpenSigning, openSigning } from './openSigning.ts';
import type { SigningDeps } from './SigningDeps.ts';
import { signaturePanel } from './signaturePanel.ts';

type Input = Parameters<SigningServices['prepareSignature']>[0];

/**
 * Prepares a signature, the first step of signing. Validates the certificate, adds space for the
 * signature to the document of the stored answers, and returns the bytes to sign. An earlier
 * signature stays until the new one is complete.
 *
 * @returns `undefined` when the sitting has no such submission, or the form has no such signature
 * @see specification, document 2, section 5 "Digital-signature checks"
 */
export async function prepareSignature(
  deps: SigningDeps,
  input: Input,
): Promise<SignaturePrepared | SigningRefused | undefined> {
  const now = deps.clock.now();
  const opened = await openSigning(deps, input, now);
  if (!opened || 'result' in opened) return opened;
  const { request } = opened;
  const verdict = await deps.trust.validate({
    certificate: input.certificate,
    chain: input.chain,
    expected: expectedSigner(request),
    at: now,
  });
  const { signer } = verdict;
  const idFault = signer && idErrorOf(deps, request, input);
  const faults = [...verdict.faults, ...(idFault === undefined ? [] : [idFault])];
  if (!signer || faults.length > 0) return refusal(signer, faults);
  return prepare(deps, input, { ...opened, signer }, now);
}

interface Signing extends OpenSigning {
  readonly signer: NonNullable<CertificateVerdict['signer']>;
}

async function prepare(
  deps: SigningDeps,
  { field, certificate, chain }: Input,
  signing: Signing,
  now: Date,
): Promise<SignaturePrepared | SigningRefused> {
  const { submission, form, signer } = signing;
  const { id, language } = submission;
  const prepared = await deps.signer.prepare({
    pdf: await documentToSign(deps, signing),
    certificate,
    chain,
    fieldName: field,
    signerName: signer.name,
    reason: form.texts[language]['$form.title'] ?? form.code,
    signedAt: now,
    panel: await signaturePanel(deps, {
      language,
      signer: signer.displayName,
      signedAt: now,
      certificate: signer,
    }),
  });
  const isKept = await keepPrepared(deps, submission, {
    field,
    pdf: prepared.pdf,
    signer: signer.displayName,
    signedAt: now,
    state: prepared.state,
  });
  if (!isKept) return { result: 'paidDataLocked', keys: ['paidDataLocked'] };
  return {
    result: 'ok',
    submissionId: id,
    toBeSigned: prepared.toBeSigned,
    docHash: prepared.docHash,
    pdf: prepared.pdf,
    signedBy: signer.displayName,
    signatureName: signer.name,
    signedAt: now,
  };
}

/**
 * Compares the identity card number of the answers with the certificate, as the browser does. The
 * browser does not send the number itself. The key's signature over the number proves that answers
 * and certificate have the same number.
 */
function idErrorOf(
  { trust }: SigningDeps,
  request: SignatureRequest,
  { certificate, idProof: proof }: Input,
): string | undefined {
  const { idNumber } = request;
  if (idNumber === undefined) return signerIdError(request);
  const matches = trust.provesIdNumber({ certificate, idNumber: plainIdNumber(idNumber), proof });
  return signerIdError(request, matches);
}

function refusal(signer: CertificateVerdict['signer'], faults: readonly string[]): SigningRefused {
  const keys = faults.length > 0 ? faults : ['eCertError'];
  const result = !signer || faults.includes('eCertError') ? 'eCertError' : 'signatureFailure';
  return { result, keys };
}
