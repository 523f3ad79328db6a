/** The content of a test certificate. */
export interface TestCertificateRequest {
  readonly holder: 'personal' | 'organisation';
  /** Person or authorised user, by the name on the identity card: `CHAN TAI MAN`. */
  readonly name: string;
  /**
   * HKID with check digit, without brackets: `A1234563`. The certificate contains a hash of the
   * holder's signature over it.
   */
  readonly hkid?: string;
  readonly organisation?: string;
  /** Eight digits. */
  readonly brNumber?: string;
  /** At most eight digits. */
  readonly crNumber?: string;
  readonly variant: TestCertificateVariant;
}

export type TestCertificateVariant = 'valid' | 'expired' | 'notYet' | 'revoked' | 'untrusted';

/** A certificate file for tests. */
export interface TestCertificate {
  /** PKCS#12, at most 10,240 bytes. */
  readonly file: Uint8Array;
  readonly fileName: string;
  readonly pin: string;
}

/** A test certification authority for demo mode. It issues a certificate for any name. */
export interface TestAuthority {
  issue(request: TestCertificateRequest): Promise<TestCertificate>;
}
