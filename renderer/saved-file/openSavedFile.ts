import { CallError, type ChallengeAnswer } from '#engine';
import { fromBase64, toBase64 } from '../api/base64.ts';
import { type UnwrappedFile, unwrapFile } from '../api/savedFileApi.ts';
import type { WizardServices } from '../wizard/state/WizardServices.ts';
import { type SavedAnswers, unpackAnswers } from './answerLayout.ts';
import type { FileKey, Unlocking } from './encryption/FileLock.ts';
import { fileVerifier } from './encryption/fileVerifier.ts';
import { unsealAnswers } from './encryption/sealAnswers.ts';
import { fileCall } from './fileCall.ts';
import { type SavedFileLine, savedFileLine } from './savedFileLine.ts';

/** A saved file that server and browser have opened. */
export interface OpenedFile extends Omit<UnwrappedFile, 'content'> {
  readonly saved: SavedAnswers;
}

/**
 * Opens a saved file with the help of the server. Nothing in it has been validated.
 *
 * @param challenge answer to the captcha, if the server required it for the previous attempt
 * @throws {CallError} with the error of the file or its password
 */
export async function openSavedFile(
  { form, http }: WizardServices,
  file: Blob,
  unlocking: Unlocking,
  challenge: ChallengeAnswer | undefined,
): Promise<OpenedFile> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw loadError('loadFailed');
  });
  // Checks the first line before anything else, so that a wrong file needs no captcha and no
  // password.
  const line = await savedFileLine(new Blob([bytes]));
  if (!line) throw loadError('notSavedForm');
  const key = await keyOf(unlocking, line);
  if (challenge) http.pass.offer(challenge);
  const { content, ...origin } = await unwrapFile(
    fileCall(form, http),
    await fileVerifier(key),
    toBase64(new Uint8Array(bytes)),
  );
  const plain = await unsealAnswers(fromBase64(content), key, origin.formCode);
  if (!plain) throw loadError('passwordError');
  const saved = unpackAnswers(plain);
  if (!saved) throw loadError('loadFailed');
  return { ...origin, saved };
}

/** Returns the error that the dialog shows under a message key. */
export function loadError(key: string): CallError {
  return new CallError({ kind: 'refused', message: { key, args: [] } });
}

/**
 * Returns the key of the file.
 *
 * @throws {CallError} for a certificate that cannot be opened, or that the file does not name
 */
async function keyOf(unlocking: Unlocking, { recipient }: SavedFileLine): Promise<FileKey> {
  if (unlocking.kind === 'password') return unlocking;
  const { openFileKey } = await import('./encryption/openFileKey.ts');
  return openFileKey(unlocking, recipient);
}
