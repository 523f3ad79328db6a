import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { ERRORS } from '../../../../server/http/errors.ts';
import type { FileProblem } from '../../../../server/ports/files/AttachmentInspector.ts';
import type { CertificateProblem } from '../../../../server/ports/signing/CertificateTrust.ts';
import { REFUSALS } from '../../../../server/routes/payment/sendRefusal.ts';

/** The number of message arguments for each fault of a file or an answer that the server finds. */
const ANSWER_FAULTS: Readonly<
  Record<FileProblem | 'validation_file_required' | 'validation_notPrintable', number>
> = {
  fileInfected: 1,
  validation_fileActive: 0,
  validation_fileAttachments: 0,
  validation_fileDamaged: 0,
  validation_fileEmpty: 0,
  validation_fileEncrypted: 0,
  validation_fileSizeExceed: 1,
  validation_file_required: 0,
  validation_imageTooLarge: 0,
  validation_notPrintable: 1,
  validation_wrongFileType: 1,
};

const CERTIFICATE_FAULTS: Readonly<Record<CertificateProblem, 0>> = {
  eCertError: 0,
  validation_signature_expired: 0,
  validation_signature_invalidCertificate: 0,
  validation_signature_nonOrganisation: 0,
  validation_signature_nonPersonal: 0,
  validation_signature_notYetEffective: 0,
  validation_signature_revocationUnknown: 0,
  validation_signature_revoked: 0,
  validation_signature_signerNameMismatch: 0,
  validation_signature_signerOrgAuthNameMismatch: 0,
  validation_signature_signerOrgBRNMismatch: 0,
  validation_signature_signerOrgCICRMismatch: 0,
  validation_signature_signerOrgNameMismatch: 0,
};

/** Results without a message: success, a call to repeat, or a response with its own message. */
const SILENT = new Set(['ok', 'processing', 'failed']);

const source = globSync('server/**/*.ts').map((file) => readFileSync(file, 'utf8'));
const inSource = (pattern: RegExp) =>
  source.flatMap((text) => [...text.matchAll(pattern)].map(([, key = '']) => key));

/** Checks whether a text is a message key for applicants, not a sentence for developers. */
const isKey = (text: string) => /^\w+$/.test(text);

describe.each(LANGUAGES)('U-39: messages of the server in %s', async (language) => {
  const { errors, payment, signing, validation } = await loadProductTexts(language);
  const texts: Readonly<Record<string, string>> = {
    ...errors,
    ...payment,
    ...signing,
    ...validation,
  };

  it.each(Object.entries({ ...ANSWER_FAULTS, ...CERTIFICATE_FAULTS }))(
    '%s has a text with placeholders for its arguments: %i',
    (key, count) => {
      const places = new Set(texts[key]?.match(/\{\d\}/g));
      expect(texts[key]).toBeDefined();
      expect([...places]).toEqual(Array.from({ length: count }, (_, index) => `{${index}}`));
    },
  );

  it('has a text for every failure, refusal and result that names a message', () => {
    const keys = [
      ...Object.values(ERRORS).map(({ text }) => text),
      ...Object.values(REFUSALS).map(({ message }) => message),
      ...inSource(/\bresult: '(\w+)'/g),
      ...inSource(/'(validation_\w+)'/g),
    ].filter((key) => isKey(key) && !SILENT.has(key));
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
  });
});
