/** The content of a test certificate. */
export interface TestCertificateRequest {
  readonly holder: 'personal' | 'organisation';
  /** Person or authorised user, by the name on the identity card: `CHAN TAI MAN`. */
  readonly name: string;
  /** With its check digit, without brackets: `A1234563`; the certificate contains its hash. */
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

/**
 * A test certification authority, to try signing. Demo only: it issues a certificate for any name.
 */
export interface TestAuthority {
  issue(request: TestCertificateRequest): Promise<TestCertificate>;
}
