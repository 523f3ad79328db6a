import type { X509Certificate } from 'node:crypto';
import type { ReadCertificate } from './readCertificate.ts';

/**
 * Returns the chain of issuers of a certificate in order: each certificate issued the previous one.
 * Other certificates are omitted.
 */
export function issuersOf(
  certificate: ReadCertificate,
  given: readonly ReadCertificate[],
): readonly ReadCertificate[] {
  const issuer = given.find((each) => hasIssued(each.x509, certificate.x509));
  if (!issuer) return [];
  const others = given.filter((each) => each !== issuer);
  return [issuer, ...issuersOf(issuer, others)];
}

/** Checks whether one certificate issued another: the names match and the signature is valid. */
export function hasIssued(issuer: X509Certificate, issued: X509Certificate): boolean {
  try {
    return issued.checkIssued(issuer) && issued.verify(issuer.publicKey);
  } catch {
    return false;
  }
}
