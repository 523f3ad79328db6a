import { CallError, type ChallengeAnswer } from '#engine';
import { toBase64 } from '../api/base64.ts';
import { unwrapFile } from '../api/savedFileApi.ts';
import { withEachFile } from '../api/sentFiles.ts';
import { fileDigest } from '../form/fileDigest.ts';
import { type FileValue, fileOf } from '../form/fileShelf.ts';
import { endReadings } from '../form/underWay.ts';
import { judged, judgeOfForm } from '../wizard/judged.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { unpackAnswers } from './answerLayout.ts';
import { fileReader, knownAnswers } from './knownAnswers.ts';
import { passwordVerifier } from './passwordKeys.ts';
import { unsealAnswers } from './sealAnswers.ts';

/** What came of a file. */
export interface LoadedFile {
  /** Pointers of what this form has no place for. */
  readonly dropped: readonly string[];
  readonly isOlder: boolean;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
}

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
  password: string,
  challenge: ChallengeAnswer | undefined,
): Promise<LoadedFile> {
  const { form, store, http } = services;
  const bytes = await file.arrayBuffer().catch(() => {
    throw refused('loadFailed');
  });
  if (!isSavedForm(bytes)) throw refused('notSavedForm');
  if (challenge) http.pass.offer(challenge);
  const call = { http, formCode: form.code, definition: form.hash };
  const { content, savedAt, isOlder } = await unwrapFile(
    call,
    await passwordVerifier(password),
    toBase64(new Uint8Array(bytes)),
  );
  const plain = await unsealAnswers(content, password, form.code);
  if (!plain) throw refused('passwordError');
  const saved = unpackAnswers(plain);
  if (!saved) throw refused('loadFailed');
  const { data, dropped } = knownAnswers(form.plan.root, saved.data, fileReader(saved.contentOf));
  const { validator } = await judgeOfForm(form);
  if (!validator.shape(data)) throw refused('loadFailed');
  const whole = await withEachFile(form.plan, data, withDigest);
  await judged(services);
  endReadings(store);
  store.replace(whole);
  store.markSaved();
  services.pdf.forget();
  return { dropped, isOlder, savedAt };
}

/** Every saved file begins so; the server, which wrote it, reads the rest of the line. */
const FIRST_CHARACTERS = '{"lrwf":';

/** Tells a saved form from any other file before a captcha and a password are spent on it. */
function isSavedForm(bytes: ArrayBuffer): boolean {
  return new TextDecoder().decode(bytes.slice(0, FIRST_CHARACTERS.length)) === FIRST_CHARACTERS;
}

/** What is chosen later is held against it: no file is taken twice. */
async function withDigest(file: FileValue): Promise<FileValue> {
  const bytes = await fileOf(file.ref)?.arrayBuffer();
  return bytes ? { ...file, sha256: await fileDigest(bytes) } : file;
}

function refused(key: string): CallError {
  return new CallError({ kind: 'refused', message: { key, args: [] } });
}
