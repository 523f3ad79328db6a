import { CallError, type FormData, formatFileSize, UPLOAD_LIMIT_BYTES } from '#engine';
import { fromBase64, toBase64 } from '../api/base64.ts';
import { fetchSignedDocument, type SignedDocument } from '../api/handOverApi.ts';
import { wrapFile } from '../api/savedFileApi.ts';
import { bytesOfFiles, withEachFile } from '../api/sentFiles.ts';
import { downloadFile } from '../browser/downloadFile.ts';
import type { Saving } from '../wizard/state/SaveRequest.ts';
import { signedSubmission } from '../wizard/state/signedSubmission.ts';
import type { WizardServices } from '../wizard/state/WizardServices.ts';
import { packAnswers } from './answerLayout.ts';
import { fileVerifier } from './encryption/fileVerifier.ts';
import { sealAnswers } from './encryption/sealAnswers.ts';
import { fileCall } from './fileCall.ts';

/**
 * Saves the answers into a file that the browser downloads. The page encrypts the answers with the
 * password or certificate in `services.saving`. Then the server wraps them in a file. Passwords
 * among the answers are omitted. A signed form is saved with its signed document, for the next
 * signer.
 *
 * @throws {CallError}
 */
export async function saveToFile(services: WizardServices): Promise<Saving> {
  const { form, store, http, saving } = services;
  const lock = saving.get();
  // The dialog asks for a password first. After this error, the wizard opens the dialog again.
  if (!lock) throw refused('passwordEmpty');
  const data = await answersToSave(services);
  const signed = await signedDocument(services);
  const sealed = await sealAnswers(await packAnswers(form.plan, data, signed), lock, form.code);
  const file = await wrapFile(fileCall(form, http), await fileVerifier(lock), {
    encryptedFormData: toBase64(sealed),
    recipient: lock.kind === 'certificate' ? lock.recipient.thumbprint : undefined,
    withSignAndAttch: !saving.leavesFilesOut(),
    pdfData: signed?.pdf,
    signedFields: signed ? (services.context()?.signed ?? []) : [],
  });
  const savedAt = form.now();
  const fileName = fileNameOf(form.code, savedAt);
  downloadFile(new Blob([fromBase64(file)], { type: 'application/octet-stream' }), fileName);
  store.markSaved();
  return { fileName, savedAt };
}

/**
 * Returns the signed document; `undefined` when attachments are omitted, because the answers then
 * differ from the signed ones.
 */
async function signedDocument(services: WizardServices): Promise<SignedDocument | undefined> {
  const { http, form, language, saving } = services;
  const submissionId = signedSubmission(services.context());
  if (submissionId === undefined || saving.leavesFilesOut()) return undefined;
  const call = { http, formCode: form.code, definition: form.hash, language: language() };
  return fetchSignedDocument(call, submissionId);
}

/**
 * Returns the answers to save.
 *
 * @throws {CallError} when the attachments are too large for a file
 */
async function answersToSave({ form, store, saving }: WizardServices): Promise<FormData> {
  const data = withoutPasswords(form.plan.workflowFields, store.data());
  if (saving.leavesFilesOut()) return withEachFile(form.plan, data, async () => undefined);
  if (bytesOfFiles(form.plan, data) <= UPLOAD_LIMIT_BYTES) return data;
  throw refused('validation_fileSizeExceed', formatFileSize(UPLOAD_LIMIT_BYTES));
}

/** Returns a file name with the Hong Kong time, such as `LREAL1-2026-11-27-1714.lrwf`. */
function fileNameOf(code: string, savedAt: string): string {
  const [day = '', time = ''] = savedAt.split('T');
  return `${code}-${day}-${time.slice(0, 5).replace(':', '')}.lrwf`;
}

/**
 * Returns the answers without the workflow's passwords, which belong to one submission and not to a
 * file.
 */
function withoutPasswords(workflowFields: readonly string[], data: FormData): FormData {
  const secret = workflowFields.filter((field) => /password/i.test(field));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !secret.includes(`/${name}`)));
}

function refused(key: string, ...args: readonly string[]): CallError {
  return new CallError({ kind: 'refused', message: { key, args } });
}
