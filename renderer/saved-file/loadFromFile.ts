import type { ChallengeAnswer, FormData } from '#engine';
import { type Restored, restoreSignedForm, type SignedDocument } from '../api/handOverApi.ts';
import { withEachFile } from '../api/sentFiles.ts';
import { fileDigest } from '../attachments/fileDigest.ts';
import { type FileValue, fileOf } from '../attachments/pendingFileCache.ts';
import { endReadings } from '../attachments/pendingFiles.ts';
import { callOf, wireData } from '../wizard/state/formCall.ts';
import { ensureFormValidator, loadFormValidator } from '../wizard/state/loadFormValidator.ts';
import type { WizardServices } from '../wizard/state/WizardServices.ts';
import { type AnswersOfVersion, answersOfVersion } from './answersOfVersion.ts';
import type { Unlocking } from './encryption/FileLock.ts';
import type { ImportedAnswers } from './importedFrom.ts';
import { fileReader } from './knownAnswers.ts';
import { loadError, type OpenedFile, openSavedFile } from './openSavedFile.ts';

/** The result of loading a file. */
export interface LoadedFile extends Omit<AnswersOfVersion, 'data'> {
  readonly isOlder: boolean;
  /** Restores the answers that the file replaced. Call it before `answersLoaded` is sent. */
  readonly undoLoad: () => void;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
  /** Absent for a file without a signed document. */
  readonly signatures?: LoadedSignatures;
  /** Present for a file of another form, whose answers were added to those of this form. */
  readonly imported?: ImportedAnswers;
}

/** The result for a file's signatures, and the fields that the file names as signed. */
export type LoadedSignatures = Restored & { readonly fields: readonly string[] };

/**
 * Loads the answers of a saved file into the store. Answers of another form are imported. Send
 * `answersLoaded(services)` to the wizard afterwards.
 *
 * @param challenge answer to the captcha, if the server required it for the previous attempt
 * @throws {CallError} with the error of the file or its password
 */
export async function loadFromFile(
  services: WizardServices,
  file: Blob,
  unlocking: Unlocking,
  challenge: ChallengeAnswer | undefined,
): Promise<LoadedFile> {
  const { form } = services;
  const opened = await openSavedFile(services, file, unlocking, challenge);
  const { saved, savedAt, isOlder, version } = opened;
  if (opened.formCode !== form.code) return importFromFile(services, opened);
  const reader = fileReader(saved.contentOf);
  const { data, ...account } = answersOfVersion(form.plan, saved.data, version, reader);
  const undoLoad = await putIntoStore(services, data);
  services.store.markSaved();
  const loaded = { ...account, isOlder, savedAt, undoLoad };
  if (!saved.signed) return loaded;
  try {
    return { ...loaded, signatures: await restoreSignatures(services, saved.signed) };
  } catch (error) {
    // The applicant can try again or keep the current answers.
    loaded.undoLoad();
    throw error;
  }
}

/**
 * Imports the answers that this form accepts from a file of another form. Ignores the file's
 * signatures, because they belong to the other form.
 */
async function importFromFile(services: WizardServices, opened: OpenedFile): Promise<LoadedFile> {
  const { importedFrom } = await import('./importedFrom.ts');
  const { data, ...imported } = importedFrom(services, opened);
  const undoLoad = await putIntoStore(services, data);
  const { isOlder, savedAt } = opened;
  const account = { kept: imported.taken.length, changed: [], reasons: [], dropped: [] };
  return { ...account, isOlder, savedAt, undoLoad, imported };
}

/**
 * Validates the structure of a file's answers and writes them into the store.
 *
 * @returns a function that restores the previous answers
 */
async function putIntoStore(services: WizardServices, data: FormData): Promise<() => void> {
  const { form } = services;
  const { validator } = await loadFormValidator(form);
  if (!validator.shape(data)) throw loadError('loadFailed');
  const whole = await withEachFile(form.plan, data, withDigest);
  await ensureFormValidator(services);
  return replaceAnswers(services, whole);
}

/**
 * Replaces the answers in the store.
 *
 * @returns a function that restores the previous answers
 */
function replaceAnswers({ store, pdf }: WizardServices, data: FormData): () => void {
  const before = store.data();
  const shown = pdf.get();
  endReadings(store);
  store.replace(data);
  pdf.forget();
  return () => {
    store.replace(before);
    pdf.forget();
    if (shown.kind === 'made' && !shown.isStale) pdf.keep(shown.base64, shown.isSigned);
  };
}

/**
 * Asks the server to verify the signatures. If they are valid, the page shows, prints and saves the
 * signed document unchanged.
 */
async function restoreSignatures(
  services: WizardServices,
  document: SignedDocument,
): Promise<LoadedSignatures> {
  const restored = await restoreSignedForm(callOf(services), await wireData(services), document);
  if (restored.kind === 'kept') services.pdf.keep(document.pdf, true);
  const fields = document.handOver.signatures.map(({ signField }) => signField);
  return { ...restored, fields };
}

/**
 * Adds the digest to a file. Files chosen later are compared by digest, so that no file is attached
 * twice.
 */
async function withDigest(file: FileValue): Promise<FileValue> {
  const bytes = await fileOf(file.ref)?.arrayBuffer();
  return bytes ? { ...file, sha256: await fileDigest(bytes) } : file;
}
