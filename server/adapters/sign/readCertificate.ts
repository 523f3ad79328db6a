import { X509Certificate } from 'node:crypto';
import { Certificate } from 'pkijs';
import { CERTIFICATE_FILE_LIMIT_BYTES } from '#engine';

/** A certificate twice: Node's reading for the key and the checks, pkijs' for its structure. */
export interface ReadCertificate {
  readonly der: Uint8Array;
  readonly x509: X509Certificate;
  readonly parsed: Certificate;
}

/**
 * Reads a DER certificate. Node's reader goes first: it is hardened against nested and endless
 * structures, and what it refuses is not parsed again.
 *
 * @returns `undefined` for anything that is no certificate, or one that is too large
 */
export function readCertificate(der: Uint8Array): ReadCertificate | undefined {
  if (der.length > CERTIFICATE_FILE_LIMIT_BYTES) return undefined;
  try {
    const x509 = new X509Certificate(der);
    // What is trusted and what is signed must be the same bytes: nothing may follow the structure.
    if (x509.raw.length !== der.length) return undefined;
    return { der, x509, parsed: Certificate.fromBER(Uint8Array.from(der)) };
  } catch {
    return undefined;
  }
}
