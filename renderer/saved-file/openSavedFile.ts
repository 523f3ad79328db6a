import { CallError, type ChallengeAnswer } from '#engine';
import { fromBase64, toBase64 } from '../api/base64.ts';
import { type UnwrappedFile, unwrapFile } from '../api/savedFileApi.ts';
import type { WizardServices } from '../wizard/WizardServices.ts';
import { type SavedAnswers, unpackAnswers } from './answerLayout.ts';
import type { FileKey, Unlocking } from './FileLock.ts';
import { fileCall } from './fileCall.ts';
import { fileVerifier } from './fileVerifier.ts';
import { type SavedFileLine, savedFileLine } from './savedFileLine.ts';
import { unsealAnswers } from './sealAnswers.ts';

/** A saved file after server and browser have opened it. */
export interface OpenedFile extends Omit<UnwrappedFile, 'content'> {
  readonly saved: SavedAnswers;
}

/**
 * Opens a saved file with the help of the server. Nothing in it has been checked.
 *
 * @param challenge solved just now, when the server had asked for the captcha
 * @throws {CallError} whose message is the fault of the file or of its password
 */
export async function openSavedFile(
  { form, http }: WizardServices,
  file: Blob,
  unlocking: Unlocking,
  challenge: ChallengeAnswer | undefined,
): Promise<OpenedFile> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw loadFault('loadFailed');
  });
  // Before a captcha and a password are spent on it.
  const line = await savedFileLine(new Blob([bytes]));
  if (!line) throw loadFault('notSavedForm');
  const key = await keyOf(unlocking, line);
  if (challenge) http.pass.offer(challenge);
  const { content, ...origin } = await unwrapFile(
    fileCall(form, http),
    await fileVerifier(key),
    toBase64(new Uint8Array(bytes)),
  );
  const plain = await unsealAnswers(fromBase64(content), key, origin.formCode);
  if (!plain) throw loadFault('passwordError');
  const saved = unpackAnswers(plain);
  if (!saved) throw loadFault('loadFailed');
  return { ...origin, saved };
}

/** Returns the error that the dialog shows under a message key. */
export function loadFault(key: string): CallError {
  return new CallError({ kind: 'refused', message: { key, args: [] } });
}

/** @throws {CallError} for a certificate that cannot be opened, and for one that the file does not name */
async function keyOf(unlocking: Unlocking, { recipient }: SavedFileLine): Promise<FileKey> {
  if (unlocking.kind === 'password') return unlocking;
  const { openFileKey } = await import('./openFileKey.ts');
  return openFileKey(unlocking, recipient);
}
