import {
  certificateErrors,
  formatFileSize,
  type MessageRef,
  SAVED_FILE_LIMIT_BYTES,
} from '#engine';
import type { Unlocking } from '../encryption/FileLock.ts';

/** The values of the dialog that loads a saved file. */
export interface LoadEntries {
  readonly file: File | undefined;
  /** The certificate file; required if the saved file names a certificate. */
  readonly certificate: File | undefined;
  /** The password, or the PIN of the certificate, as typed. */
  readonly secret: string;
  readonly wantsCertificate: boolean;
}

/** The error messages by input, in dialog order. */
export type LoadErrors = Partial<Readonly<Record<'file' | 'certificate' | 'secret', MessageRef>>>;

/** Returns the errors of the entries, before a file is read or a call is made. */
export function loadErrors(entries: LoadEntries): LoadErrors {
  const file = fileFault(entries.file);
  return { ...(file && { file }), ...secretFaults(entries) };
}

/**
 * Returns the password, or the certificate with its PIN.
 *
 * @returns `undefined` when the certificate is missing
 */
export function unlockingOf(entries: LoadEntries): Unlocking | undefined {
  const { certificate, secret, wantsCertificate } = entries;
  if (!wantsCertificate) return { kind: 'password', password: secret };
  return certificate && { kind: 'certificate', file: certificate, pin: secret };
}

function secretFaults({ certificate, secret, wantsCertificate }: LoadEntries): LoadErrors {
  if (!wantsCertificate) return secret === '' ? { secret: messageOf('passwordEmpty') } : {};
  const names = { '/file': 'certificate', '/pin': 'secret' };
  const faults = certificateErrors(certificate, secret);
  return Object.fromEntries(
    faults.map(({ path, key, args }) => [names[path as keyof typeof names], { key, args }]),
  );
}

function fileFault(file: File | undefined): MessageRef | undefined {
  if (!file || file.size === 0) return messageOf('fileNotSelected');
  if (!/\.(?:lrwf|txt)$/i.test(file.name)) return messageOf('loadFailed');
  if (file.size <= SAVED_FILE_LIMIT_BYTES) return undefined;
  return messageOf('validation_fileSizeExceed', formatFileSize(SAVED_FILE_LIMIT_BYTES));
}

function messageOf(key: string, ...args: readonly string[]): MessageRef {
  return { key, args };
}
