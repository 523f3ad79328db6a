import { CallError, type ChallengeAnswer } from '#engine';
import { toBase64 } from '../api/base64.ts';
import { unwrapFile } from '../api/savedFileApi.ts';
import { withEachFile } from '../api/sentFiles.ts';
import { fileDigest } from '../form/fileDigest.ts';
import { type FileValue, fileOf } from '../form/fileShelf.ts';
import { endReadings } from '../form/underWay.ts';
import { judged, judgeOfForm } from '../wizard/judged.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { knownAnswers } from './knownAnswers.ts';
import { passwordVerifier } from './passwordKeys.ts';
import { unsealAnswers } from './sealAnswers.ts';

/** What came of a file. */
export interface LoadedFile {
  /** Pointers of what this form has no place for. */
  readonly dropped: readonly string[];
  readonly isOlder: boolean;
  /** ISO 8601. */
  readonly savedAt: string | undefined;
  /** First own step that needs attention; the first one when all holds. */
  readonly screenId: string | undefined;
}

/**
 * Loads a saved file into the store. Nothing in it decides where the applicant stands: the first
 * step whose answers do not hold is opened (B-67).
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
  if (challenge) http.pass.offer(challenge);
  const bytes = await file.arrayBuffer().catch(() => {
    throw refused('loadFailed');
  });
  const call = { http, formCode: form.code, definition: form.hash };
  const { content, savedAt, isOlder } = await unwrapFile(
    call,
    await passwordVerifier(password),
    toBase64(new Uint8Array(bytes)),
  );
  const saved = await unsealAnswers(content, password, form.code);
  if (typeof saved !== 'object' || saved === null) throw refused('passwordError');
  const { data, dropped } = knownAnswers(form.plan.root, Reflect.get(saved, 'data'));
  const { validator } = await judgeOfForm(form);
  if (!validator.shape(data)) throw refused('loadFailed');
  const whole = await withEachFile(form.plan, data, withDigest);
  await judged(services);
  endReadings(store);
  store.replace(whole);
  store.markSaved();
  services.pdf.forget();
  return { dropped, isOlder, savedAt, screenId: firstWrongStep(services) };
}

/** What is chosen later is held against it: no file is taken twice. */
async function withDigest(file: FileValue): Promise<FileValue> {
  const bytes = await fileOf(file.ref)?.arrayBuffer();
  return bytes ? { ...file, sha256: await fileDigest(bytes) } : file;
}

function firstWrongStep({ form, store }: WizardServices): string | undefined {
  const { errors } = store.evaluate();
  const step = form.plan.steps.find(({ fields }) =>
    fields.some((field) => errors.some(({ path }) => `${path}/`.startsWith(`${field}/`))),
  );
  return step?.id ?? form.plan.steps.find(({ id }) => store.isStepVisible(id))?.id;
}

function refused(key: string): CallError {
  return new CallError({ kind: 'refused', message: { key, args: [] } });
}
