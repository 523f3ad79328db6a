import { CallError, type ChallengeAnswer, type FormData } from '#engine';
import { fromBase64, toBase64 } from '../api/base64.ts';
import { type Restored, restoreSignedForm, type SignedDocument } from '../api/handOverApi.ts';
import { unwrapFile } from '../api/savedFileApi.ts';
import { withEachFile } from '../api/sentFiles.ts';
import { fileDigest } from '../form/fileDigest.ts';
import { type FileValue, fileOf } from '../form/fileShelf.ts';
import { endReadings } from '../form/underWay.ts';
import { judged, judgeOfForm } from '../wizard/judged.ts';
import { callOf, wireData } from '../wizard/submissionCalls.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { unpackAnswers } from './answerLayout.ts';
import { type AnswersOfVersion, answersOfVersion } from './answersOfVersion.ts';
import type { FileKey, Unlocking } from './FileLock.ts';
import { fileCall } from './fileCall.ts';
import { fileVerifier } from './fileVerifier.ts';
import { fileReader } from './knownAnswers.ts';
import { type SavedFileLine, savedFileLine } from './savedFileLine.ts';
import { unsealAnswers } from './sealAnswers.ts';

/** What came of a file. */
export interface LoadedFile extends Omit<AnswersOfVersion, 'data'> {
  readonly isOlder: boolean;
  /** Brings the answers back that the file replaced. Call it before `answersLoaded` is sent. */
  readonly bringBack: () => void;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
  /** Absent for a file without a signed document. */
  readonly signatures?: LoadedSignatures;
}

/** What became of the signatures of a file, and the fields that it says are signed. */
export type LoadedSignatures = Restored & { readonly fields: readonly string[] };

/**
 * Loads the answers of a saved file into the store. Send `answersLoaded(services)` to the wizard
 * afterwards.
 *
 * @param challenge solved just now, when the server had asked for the captcha
 * @throws {CallError} with what is wrong with the file or its password
 */
export async function loadFromFile(
  services: WizardServices,
  file: Blob,
  unlocking: Unlocking,
  challenge: ChallengeAnswer | undefined,
): Promise<LoadedFile> {
  const { form, http } = services;
  const bytes = await file.arrayBuffer().catch(() => {
    throw refused('loadFailed');
  });
  // Before a captcha and a password are spent on it.
  const line = await savedFileLine(new Blob([bytes]));
  if (!line) throw refused('notSavedForm');
  const key = await keyOf(unlocking, line);
  if (challenge) http.pass.offer(challenge);
  const { content, savedAt, isOlder, version } = await unwrapFile(
    fileCall(form, http),
    await fileVerifier(key),
    toBase64(new Uint8Array(bytes)),
  );
  const plain = await unsealAnswers(fromBase64(content), key, form.code);
  if (!plain) throw refused('passwordError');
  const saved = unpackAnswers(plain);
  if (!saved) throw refused('loadFailed');
  const reader = fileReader(saved.contentOf);
  const { data, ...account } = answersOfVersion(form.plan, saved.data, version, reader);
  const { validator } = await judgeOfForm(form);
  if (!validator.shape(data)) throw refused('loadFailed');
  const whole = await withEachFile(form.plan, data, withDigest);
  await judged(services);
  const loaded = { ...account, isOlder, savedAt, bringBack: replaceAnswers(services, whole) };
  if (!saved.signed) return loaded;
  try {
    return { ...loaded, signatures: await takeOver(services, saved.signed) };
  } catch (error) {
    // The applicant can try again or keep the present answers.
    loaded.bringBack();
    throw error;
  }
}

/** Puts answers in the place of those in the store. @returns the way back */
function replaceAnswers({ store, pdf }: WizardServices, data: FormData): () => void {
  const before = store.data();
  const shown = pdf.get();
  endReadings(store);
  store.replace(data);
  store.markSaved();
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

/** @throws {CallError} for a certificate that cannot be opened, and for one that the file does not name */
async function keyOf(unlocking: Unlocking, { recipient }: SavedFileLine): Promise<FileKey> {
  if (unlocking.kind === 'password') return unlocking;
  const { openFileKey } = await import('./openFileKey.ts');
  return openFileKey(unlocking, recipient);
}

/** What is chosen later is held against it: no file is taken twice. */
async function withDigest(file: FileValue): Promise<FileValue> {
  const bytes = await fileOf(file.ref)?.arrayBuffer();
  return bytes ? { ...file, sha256: await fileDigest(bytes) } : file;
}

function refused(key: string): CallError {
  return new CallError({ kind: 'refused', message: { key, args: [] } });
}
