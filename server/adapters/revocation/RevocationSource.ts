import type { Certificate } from 'pkijs';

/** The revocation status of a certificate. */
export type Revocation = 'good' | 'revoked' | 'unknown';

/** A source of revocation statuses other than the operator's lists. */
export interface RevocationSource {
  /**
   * Returns the revocation status of a certificate.
   *
   * @param issuer issuer of the certificate; the path to a trusted root is already checked
   * @param at the instant at which the status must be valid
   * @returns `unknown` when no source gave a valid status; never rejects
   */
  statusOf(certificate: Certificate, issuer: Certificate, at: Date): Promise<Revocation>;
}
