import type { ReadCertificate } from '../certificates/readCertificate.ts';

/** Returns the common name of a certificate, else its whole subject. */
export function nameOf({ x509 }: ReadCertificate): string {
  const { CN } = x509.toLegacyObject().subject;
  const name: unknown = Array.isArray(CN) ? CN.at(-1) : CN;
  return typeof name === 'string' ? name : x509.subject.replaceAll('\n', ', ');
}
