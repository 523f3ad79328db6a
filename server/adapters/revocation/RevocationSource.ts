import type { Certificate } from 'pkijs';

/** Revocation status of a certificate. */
export type Revocation = 'good' | 'revoked' | 'unknown';

/** Asks about one certificate somewhere else than in the operator's lists. */
export interface RevocationSource {
  /**
   * @param issuer of the certificate; the path up to a trusted root is already checked
   * @param at the instant that the answer must hold for
   * @returns `unknown` when nobody answered, or nothing that counts; never rejects
   */
  statusOf(certificate: Certificate, issuer: Certificate, at: Date): Promise<Revocation>;
}
