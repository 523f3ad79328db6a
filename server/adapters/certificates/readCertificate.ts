import { X509Certificate } from 'node:crypto';
import { Certificate } from 'pkijs';
import { CERTIFICATE_FILE_LIMIT_BYTES } from '#engine';

/**
 * A certificate that was parsed twice: by Node for the key and the checks, by pkijs for its
 * structure.
 */
export interface ReadCertificate {
  readonly der: Uint8Array;
  readonly x509: X509Certificate;
  readonly parsed: Certificate;
}

/**
 * Reads a DER certificate. Node's parser runs first, because it is hardened against nested and
 * endless structures. A certificate that it refuses is not parsed by pkijs.
 *
 * @returns `undefined` for bytes that are not a certificate, or for a certificate that is too large
 */
export function readCertificate(der: Uint8Array): ReadCertificate | undefined {
  if (der.length > CERTIFICATE_FILE_LIMIT_BYTES) return undefined;
  try {
    const x509 = new X509Certificate(der);
    // The trusted bytes and the signed bytes must be equal: no bytes may follow the structure.
    if (x509.raw.length !== der.length) return undefined;
    return { der, x509, parsed: Certificate.fromBER(Uint8Array.from(der)) };
  } catch {
    return undefined;
  }
}
