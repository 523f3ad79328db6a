import { fromPromise } from 'xstate';
import {
  CallError,
  conductOf,
  type EmbedSignatureInput,
  type EmbedSignatureOutput,
  formatInstant,
  type OpenCertificateInput,
  type OpenedCertificate,
  type PreparedSignature,
  type PrepareSignatureInput,
  type SignatureRequest,
  type SignInBrowserInput,
  signerIdFault,
} from '#engine';
import { fromBase64, toBase64 } from '../api/base64.ts';
import { embedSignature, prepareSignature } from '../api/signingApi.ts';
import type { CertificateInPage } from '../signing/CertificateMessages.ts';
import { Pkcs12Error } from '../signing/OpenedPkcs12.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * The signing dialog's effects. File, PIN and key stay in this page: the file is opened in a worker
 * that is ended at once, the key cannot be read back.
 */
export function signingActors(services: WizardServices) {
  const { http, keys, pdf } = services;
  const call = () => ({
    http,
    formCode: services.form.code,
    definition: services.form.hash,
    language: services.language(),
  });
  return {
    openCertificate: fromPromise<OpenedCertificate, OpenCertificateInput>(async ({ input }) => {
      keys.forget();
      return open(services, input, signatureOf(services));
    }),
    prepareSignature: fromPromise<PreparedSignature, PrepareSignatureInput>(async ({ input }) => {
      if (input.challenge) http.pass.offer(input.challenge);
      const document = await prepareSignature(call(), input);
      const { speaksOfDocument } = await import('../signing/documentDigest.ts');
      if (!(await speaksOfDocument(document.toBeSigned, document.pdf)))
        throw refused('signingFailed');
      return document;
    }),
    signInBrowser: fromPromise<string, SignInBrowserInput>(async ({ input }) => {
      const toBeSigned = fromBase64(input.toBeSigned);
      const key = keys.get(input.keyRef);
      const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key, toBeSigned);
      return toBase64(new Uint8Array(signature));
    }),
    embedSignature: fromPromise<EmbedSignatureOutput, EmbedSignatureInput>(async ({ input }) => {
      if (input.challenge) http.pass.offer(input.challenge);
      const embedded = await embedSignature(call(), input);
      if (embedded.result === 'ok') {
        keys.forget();
        if (embedded.pdf !== undefined) pdf.keep(embedded.pdf, true);
      }
      return embedded;
    }),
  };
}

async function open(
  services: WizardServices,
  { file, pin }: OpenCertificateInput,
  request: SignatureRequest | undefined,
): Promise<OpenedCertificate> {
  const { openCertificateFile } = await import('../signing/openCertificateFile.ts');
  const early = request && signerIdFault(request);
  if (early !== undefined) throw refused(early);
  const hkid = request?.verify.includes('idNumber') ? request.idNumber : undefined;
  const opened = await openCertificateFile({ file: await file.arrayBuffer(), pin, hkid }).catch(
    (error: unknown) => {
      throw refused(error instanceof Pkcs12Error ? error.fault : 'eCertError');
    },
  );
  checkEarly(services, opened, request);
  return {
    keyRef: services.keys.keep(opened),
    ecertPub: opened.certificate,
    ecertChain: opened.chain,
  };
}

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
  const mismatch = request && signerIdFault(request, opened.hkidMatches);
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
function signatureOf({ form, store, context }: WizardServices): SignatureRequest | undefined {
  const fieldId = context()?.signing;
  const { data } = store.evaluate();
  const { signatures } = conductOf(form.plan, form.validator, data, form.now());
  return signatures.find(({ id }) => id === fieldId);
}

function refused(key: string, ...args: readonly string[]): CallError {
  return new CallError({ kind: 'refused', message: { key, args } });
}
