import {
  behaviourIn,
  CallError,
  type EmbedSignatureInput,
  formatInstant,
  type OpenCertificateInput,
  type OpenedCertificate,
  type PreparedSignature,
  type PrepareSignatureInput,
  plainIdNumber,
  type SignatureRequest,
  signerIdError,
} from '#engine';
import { type EmbeddedSignature, embedSignature, prepareSignature } from '../../api/signingApi.ts';
import type { CertificateInPage } from '../../signing/certificates/CertificateMessages.ts';
import { Pkcs12Error } from '../../signing/certificates/OpenedPkcs12.ts';
import { openCertificateFile } from '../../signing/certificates/openCertificateFile.ts';
import { matchesDocument } from '../../signing/documentDigest.ts';
import type { WizardServices } from '../state/WizardServices.ts';
import { checkReviewed } from './checkReviewed.ts';

/**
 * Opens the signer's certificate file in a worker, which ends afterwards. Reports errors early that
 * the server would reject.
 *
 * @throws {CallError} of kind `refused`, with the message to show
 */
export async function openCertificate(
  services: WizardServices,
  { file, pin }: OpenCertificateInput,
): Promise<OpenedCertificate> {
  const request = signatureOf(services);
  const early = request && signerIdError(request);
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
 * Fetches the document with space for the signature from the server.
 *
 * @throws {CallError} when the document differs from the reviewed one, or the bytes to sign belong
 * to another document
 */
export async function prepare(
  services: WizardServices,
  input: PrepareSignatureInput,
): Promise<PreparedSignature> {
  const document = await prepareSignature(callOf(services), input);
  await checkReviewed(services, input.fieldId, document);
  if (await matchesDocument(document.toBeSigned, document.pdf)) return document;
  throw refused('signingFailed');
}

/** Asks the server to embed the signature in the document. */
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
 * Checks the validity, the name and the identity card number before the server does. The server's
 * own checks decide. Only the server can check issuer, class and revocation.
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
  const mismatch = request && signerIdError(request, opened.hkidProof !== undefined);
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

/**
 * Compares names by their letters and digits. Ignores case, spaces and punctuation. A form without
 * a name matches every certificate.
 */
function isSameName(onCertificate: string, inForm: string | undefined): boolean {
  if (inForm === undefined) return true;
  const letters = (name: string) =>
    name
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return letters(onCertificate) === letters(inForm);
}

/** Returns the signature request whose dialog is open. */
function signatureOf({ store, context }: WizardServices): SignatureRequest | undefined {
  const fieldId = context()?.signing;
  return store.ask(behaviourIn).signatures.find(({ id }) => id === fieldId);
}

function refused(key: string, ...args: readonly string[]): CallError {
  return new CallError({ kind: 'refused', message: { key, args } });
}
