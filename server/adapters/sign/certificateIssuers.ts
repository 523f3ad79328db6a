import type { X509Certificate } from 'node:crypto';
import type { ReadCertificate } from './readCertificate.ts';

/**
 * Orders the certificates that lead on from one: each is the issuer of the one before. Others are left
 * out.
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

/** Checks whether one certificate issued another: the names, and the signature over the other. */
export function hasIssued(issuer: X509Certificate, issued: X509Certificate): boolean {
  try {
    return issued.checkIssued(issuer) && issued.verify(issuer.publicKey);
  } catch {
    return false;
  }
}
