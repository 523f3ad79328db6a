import { type FormData, plainIdNumber, type SignatureRequest, signerIdFault } from '#engine';
import type { CertificateVerdict, ExpectedSigner } from '../../ports/CertificateTrust.ts';
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { SignatureRecord } from '../../ports/Signature.ts';
import type { Submission } from '../../ports/Submission.ts';
import { getSealed, putSealed, sha256Of } from '../files/sealedFiles.ts';
import { openOwnAnswers } from '../submission/answers.ts';
import { formDocument } from '../submission/formDocument.ts';
import { isFree, isLocked } from '../submission/isFree.ts';
import type { SigningDeps } from './SigningDeps.ts';
import type { SignaturePrepared, SigningRefused, SigningServices } from './SigningServices.ts';
import { sealSigner } from './sealedSigner.ts';

type Input = Parameters<SigningServices['prepareSignature']>[0];

/**
 * First step of signing: judges the certificate, puts room for its signature into the document of
 * the kept answers, and tells what the browser has to sign. An earlier signature stays until the
 * new one is complete.
 *
 * @returns `undefined` when the sitting has no such submission or the form no such signature
 * @see specification, document 2, section 5 "Digital-signature checks"
 */
export async function prepareSignature(
  deps: SigningDeps,
  input: Input,
): Promise<SignaturePrepared | SigningRefused | undefined> {
  const submission = await deps.store.submissions.find(input.submissionId);
  if (submission?.sitting !== input.sitting || submission.formCode !== input.formCode) {
    return undefined;
  }
  if (isLocked(submission)) return { result: 'paidDataLocked', keys: ['paidDataLocked'] };
  const form = await deps.catalogue.byHash(submission.definitionHash);
  if (!form) return { result: 'formChanged', keys: ['formChanged'] };
  const now = deps.clock.now();
  const data = openOwnAnswers(deps.vault, submission);
  const { signatures } = deps.rules.conduct(form, data, now.toISOString());
  const request = signatures.find(({ id, disabled }) => id === input.field && !disabled);
  if (!request) return undefined;
  const verdict = await deps.trust.judge({
    certificate: input.certificate,
    chain: input.chain,
    expected: expectedSigner(request),
    at: now,
  });
  const { signer } = verdict;
  const idFault = signer && idFaultOf(deps, request, input);
  const faults = [...verdict.faults, ...(idFault === undefined ? [] : [idFault])];
  if (!signer || faults.length > 0) return refusal(signer, faults);
  const signing = { submission, form, data, request, signer };
  return prepare(deps, input, signing, now);
}

interface Signing {
  readonly submission: Submission;
  readonly form: CatalogueForm;
  readonly data: FormData;
  readonly request: SignatureRequest;
  readonly signer: NonNullable<CertificateVerdict['signer']>;
}

async function prepare(
  deps: SigningDeps,
  { field, certificate, chain }: Input,
  { submission, form, data, signer }: Signing,
  now: Date,
): Promise<SignaturePrepared | SigningRefused> {
  const { id, language, dataHash } = submission;
  const base =
    (await earlierDocument(deps, id, field)) ??
    (await blank(deps, { submission, form, data }, now));
  const prepared = await deps.signer.prepare({
    pdf: base,
    certificate,
    chain,
    fieldName: field,
    signerName: signer.name,
    reason: form.texts[language]['$form.title'] ?? form.code,
    signedAt: now,
  });
  const fileKey = `prepared/${id}/${field}`.toLowerCase();
  await putSealed(deps, fileKey, prepared.pdf);
  const record: SignatureRecord = {
    submissionId: id,
    field,
    status: 'PREPARED',
    dataHash,
    documentHash: sha256Of(prepared.pdf),
    fileKey,
    sealedSigner: sealSigner(deps.vault, { submissionId: id, field }, signer.displayName),
    signedAt: now,
    sealedState: deps.vault.seal(
      { table: 'signatures', row: `${id}/${field}`, column: 'sealed_state' },
      prepared.state,
    ),
  };
  const isKept = await deps.store.transact(async (records) => {
    const locked = await records.submissions.lock(id);
    if (locked?.dataHash !== dataHash || !(await isFree(deps, records, locked))) return false;
    await records.signatures.put(record);
    return true;
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
 * The document with the signatures of the other fields. Signing a field again starts from before
 * its first signature: whoever signed on top of it has to sign again.
 */
async function earlierDocument(
  deps: SigningDeps,
  submissionId: string,
  field: string,
): Promise<Uint8Array | undefined> {
  const signatures = (await deps.store.signatures.ofSubmission(submissionId)).filter(
    ({ status }) => status === 'SIGNED',
  );
  const own = signatures.findIndex((signature) => signature.field === field);
  const last = (own < 0 ? signatures : signatures.slice(0, own)).at(-1);
  return last && getSealed(deps, last.fileKey);
}

async function blank(
  deps: SigningDeps,
  { submission, form, data }: Pick<Signing, 'submission' | 'form' | 'data'>,
  createdAt: Date,
): Promise<Uint8Array> {
  const document = formDocument({
    form,
    data,
    language: submission.language,
    fee: { lines: submission.feeLines, totalCents: submission.amountCents },
    standing: { kind: 'toSign' },
    createdAt,
  });
  return deps.pdf.render(document);
}

/**
 * Compares the identity card number of the answers with the certificate, as the browser does. The
 * number itself does not travel: the key's signature over it proves that both hold the same.
 */
function idFaultOf(
  { trust }: SigningDeps,
  request: SignatureRequest,
  { certificate, idProof: proof }: Input,
): string | undefined {
  const { idNumber } = request;
  if (idNumber === undefined) return signerIdFault(request);
  const matches = trust.provesIdNumber({ certificate, idNumber: plainIdNumber(idNumber), proof });
  return signerIdFault(request, matches);
}

/** Names and numbers are compared only where the form asks for it; of the HKID see `idFaultOf`. */
function expectedSigner(request: SignatureRequest): ExpectedSigner {
  const { holder, verify, name, organisationName, authorisedName, brNumber, crNumber } = request;
  return {
    holder,
    ...(verify.includes('name') && name !== undefined && { name }),
    ...(verify.includes('organisationName') &&
      organisationName !== undefined && { organisationName }),
    ...(verify.includes('authorisedName') && authorisedName !== undefined && { authorisedName }),
    ...(brNumber !== undefined && { brNumber }),
    ...(crNumber !== undefined && { crNumber }),
  };
}

function refusal(signer: CertificateVerdict['signer'], faults: readonly string[]): SigningRefused {
  const keys = faults.length > 0 ? faults : ['eCertError'];
  const result = !signer || faults.includes('eCertError') ? 'eCertError' : 'signatureFailure';
  return { result, keys };
}
