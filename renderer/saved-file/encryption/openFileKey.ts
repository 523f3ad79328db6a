import { CallError } from '#engine';
import { fromBase64 } from '../../api/base64.ts';
import { Pkcs12Error } from '../../signing/certificates/OpenedPkcs12.ts';
import { openCertificateFile } from '../../signing/certificates/openCertificateFile.ts';
import { certificateThumbprint } from './certificateThumbprint.ts';
import type { FileKey, Unlocking } from './FileLock.ts';

/**
 * Opens an applicant's certificate file and returns its key, to open a saved file.
 *
 * @param recipient thumbprint of the certificate that the saved file names
 * @throws {CallError} for a wrong PIN, a broken file or another certificate
 */
export async function openFileKey(
  { file, pin }: Extract<Unlocking, { readonly kind: 'certificate' }>,
  recipient: string | undefined,
): Promise<FileKey> {
  const opened = await file
    .arrayBuffer()
    .then((bytes) => openCertificateFile({ file: bytes, pin, purpose: 'decrypt' }))
    .catch((error: unknown) => {
      throw refused(error instanceof Pkcs12Error ? error.fault : 'eCertError');
    });
  const thumbprint = await certificateThumbprint(fromBase64(opened.certificate));
  if (thumbprint !== recipient) throw refused('otherCertificate');
  return { kind: 'certificate', privateKey: opened.key, thumbprint };
}

function refused(key: string): CallError {
  return new CallError({ kind: 'refused', message: { key, args: [] } });
}
