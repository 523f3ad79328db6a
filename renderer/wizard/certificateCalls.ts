import {
  CallError,
  conductIn,
  type EmbedSignatureInput,
  formatInstant,
  type OpenCertificateInput,
  type OpenedCertificate,
  type PreparedSignature,
  type PrepareSignatureInput,
  plainIdNumber,
  type SignatureRequest,
  signerIdFault,
} from '#engine';
import { type EmbeddedSignature, embedSignature, prepareSignature } from '../api/signingApi.ts';
import type { CertificateInPage } from '../signing/CertificateMessages.ts';
import { speaksOfDocument } from '../signing/documentDigest.ts';
import { Pkcs12Error } from '../signing/OpenedPkcs12.ts';
import { openCertificateFile } from '../signing/openCertificateFile.ts';
import { checkReviewed } from './checkReviewed.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Opens the signer's certificate file in a worker that is ended at once, and checks early what the
 * server would refuse.
 *
 * @throws {CallError} of kind `refused`, with the message to show
 */
export async function openCertificate(
  services: WizardServices,
  { file, pin }: OpenCertificateInput,
): Promise<OpenedCertificate> {
  const request = signatureOf(services);
  const early = request && signerIdFault(request);
  if (early !== undefined) throw refused(early);
  const asked = request?.verify.includes('idNumber') ? request.idNumber : undefined;
  const hkid = asked && plainIdNumber(asked);
  const opened = await file
    .arrayBuffer()
    .then((bytes) => openCertificateFile({ file: bytes, pin, hkid }))
    .catch((error: unknown) => {
      throw refused(error instanceof Pkcs12Error ? error.fault : 'eCertError');
    });
  checkEarly(services, opened, request);
  return {
    keyRef: services.keys.keep(opened),
    ecertPub: opened.certificate,
    ecertChain: opened.chain,
    idProof: opened.hkidProof,
  };
}

/**
 * Has the server make the document with room for the signature.
 *
 * @throws {CallError} when the document differs from the shown one, or the bytes to sign belong to another one
 */
export async function prepare(
  services: WizardServices,
  input: PrepareSignatureInput,
): Promise<PreparedSignature> {
  const document = await prepareSignature(callOf(services), input);
  await checkReviewed(services, input.fieldId, document);
  if (await speaksOfDocument(document.toBeSigned, document.pdf)) return document;
  throw refused('signingFailed');
}

/** Has the server put the signature into the document. */
export function embed(
  services: WizardServices,
  input: EmbedSignatureInput,
): Promise<EmbeddedSignature> {
  return embedSignature(callOf(services), input);
}

const callOf = ({ http, form, language }: WizardServices) => ({
  http,
  formCode: form.code,
  definition: form.hash,
  language: language(),
});

/**
 * Says at once what the server would say after a call: validity, name, identity card number. The
 * server decides; what it alone can know (issuer, class, revocation) is left to it.
 */
function checkEarly(
  { form, language }: WizardServices,
  opened: CertificateInPage,
  request: SignatureRequest | undefined,
): void {
  const now = Date.parse(form.now());
  if (now < opened.validFrom) {
    throw refused('certificate.notYetValid', formatInstant(opened.validFrom, language()));
  }
  if (now > opened.validTo) {
    throw refused('certificate.expired', formatInstant(opened.validTo, language()));
  }
  const mismatch = request && signerIdFault(request, opened.hkidProof !== undefined);
  if (mismatch !== undefined) throw refused(mismatch);
  const isPersonal = request?.holder === 'personal';
  if (
    isPersonal &&
    request.verify.includes('name') &&
    !isSameName(opened.commonName, request.name)
  ) {
    throw refused('validation_signature_signerNameMismatch');
  }
}

/** Names are compared by their letters: case, spaces and punctuation make no difference. */
function isSameName(onCertificate: string, inForm: string | undefined): boolean {
  if (inForm === undefined) return true;
  const letters = (name: string) =>
    name
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return letters(onCertificate) === letters(inForm);
}

/** The signature whose dialog is open, as the answers ask for it. */
function signatureOf({ store, context }: WizardServices): SignatureRequest | undefined {
  const fieldId = context()?.signing;
  return store.ask(conductIn).signatures.find(({ id }) => id === fieldId);
}

function refused(key: string, ...args: readonly string[]): CallError {
  return new CallError({ kind: 'refused', message: { key, args } });
}
