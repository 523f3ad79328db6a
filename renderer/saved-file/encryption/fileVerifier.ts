import type { FileKey, FileLock } from './FileLock.ts';
import { passwordVerifier } from './passwordKeys.ts';

/**
 * Returns the value that the server combines with its own key. For a password, this is the
 * password's verifier. For a certificate, it is a hash of the thumbprint. Anybody can compute that
 * hash, so only the private key protects the content.
 *
 * @returns 32 bytes, lower-case hex
 */
export async function fileVerifier(lock: FileLock | FileKey): Promise<string> {
  if (lock.kind === 'password') return passwordVerifier(lock.password);
  const thumbprint = 'recipient' in lock ? lock.recipient.thumbprint : lock.thumbprint;
  const text = new TextEncoder().encode(`landform saved file, certificate ${thumbprint}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
