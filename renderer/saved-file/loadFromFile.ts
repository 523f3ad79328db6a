import type { ChallengeAnswer, FormData } from '#engine';
import { type Restored, restoreSignedForm, type SignedDocument } from '../api/handOverApi.ts';
import { withEachFile } from '../api/sentFiles.ts';
import { fileDigest } from '../form/fileDigest.ts';
import { type FileValue, fileOf } from '../form/fileShelf.ts';
import { endReadings } from '../form/underWay.ts';
import { judged, judgeOfForm } from '../wizard/judged.ts';
import { callOf, wireData } from '../wizard/submissionCalls.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { type AnswersOfVersion, answersOfVersion } from './answersOfVersion.ts';
import type { Unlocking } from './FileLock.ts';
import type { ImportedAnswers } from './importedFrom.ts';
import { fileReader } from './knownAnswers.ts';
import { loadFault, type OpenedFile, openSavedFile } from './openSavedFile.ts';

/** Result of loading a file. */
export interface LoadedFile extends Omit<AnswersOfVersion, 'data'> {
  readonly isOlder: boolean;
  /** Brings the answers back that the file replaced. Call it before `answersLoaded` is sent. */
  readonly bringBack: () => void;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
  /** Absent for a file without a signed document. */
  readonly signatures?: LoadedSignatures;
  /** Present for a file of another form, whose answers were added to those of this form. */
  readonly imported?: ImportedAnswers;
}

/** What became of the signatures of a file, and the fields that it says are signed. */
export type LoadedSignatures = Restored & { readonly fields: readonly string[] };

/**
 * Loads the answers of a saved file into the store; those of another form are imported. Send
 * `answersLoaded(services)` to the wizard afterwards.
 *
 * @param challenge solved just now, when the server had asked for the captcha
 * @throws {CallError} whose message is the fault of the file or of its password
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
  const bringBack = await takeIn(services, data);
  services.store.markSaved();
  const loaded = { ...account, isOlder, savedAt, bringBack };
  if (!saved.signed) return loaded;
  try {
    return { ...loaded, signatures: await takeOver(services, saved.signed) };
  } catch (error) {
    // The applicant can try again or keep the present answers.
    loaded.bringBack();
    throw error;
  }
}

/** Takes what the form asks for from a file of another form. Its signatures belong to that form. */
async function importFromFile(services: WizardServices, opened: OpenedFile): Promise<LoadedFile> {
  const { importedFrom } = await import('./importedFrom.ts');
  const { data, ...imported } = importedFrom(services, opened);
  const bringBack = await takeIn(services, data);
  const { isOlder, savedAt } = opened;
  const account = { kept: imported.taken.length, changed: [], reasons: [], dropped: [] };
  return { ...account, isOlder, savedAt, bringBack, imported };
}

/** Puts the answers of a file into the store. @returns the way back */
async function takeIn(services: WizardServices, data: FormData): Promise<() => void> {
  const { form } = services;
  const { validator } = await judgeOfForm(form);
  if (!validator.shape(data)) throw loadFault('loadFailed');
  const whole = await withEachFile(form.plan, data, withDigest);
  await judged(services);
  return replaceAnswers(services, whole);
}

/** Puts answers in the place of those in the store. @returns the way back */
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

/** Has the server verify the signatures. The document shows, prints and is saved as it was signed. */
async function takeOver(
  services: WizardServices,
  document: SignedDocument,
): Promise<LoadedSignatures> {
  const restored = await restoreSignedForm(callOf(services), await wireData(services), document);
  if (restored.kind === 'kept') services.pdf.keep(document.pdf, true);
  const fields = document.handOver.signatures.map(({ signField }) => signField);
  return { ...restored, fields };
}

/** What is chosen later is held against it: no file is taken twice. */
async function withDigest(file: FileValue): Promise<FileValue> {
  const bytes = await fileOf(file.ref)?.arrayBuffer();
  return bytes ? { ...file, sha256: await fileDigest(bytes) } : file;
}
