/** What a test certificate is to show. */
export interface TestCertificateRequest {
  readonly holder: 'personal' | 'organisation';
  /** Person or authorised user, as on the identity card: `CHAN TAI MAN`. */
  readonly name: string;
  /** With its check digit, without brackets: `A1234563`; its hash goes into the certificate. */
  readonly hkid?: string;
  readonly organisation?: string;
  /** Eight digits. */
  readonly brNumber?: string;
  /** At most eight digits. */
  readonly crNumber?: string;
  readonly variant: TestCertificateVariant;
}

export type TestCertificateVariant = 'valid' | 'expired' | 'notYet' | 'revoked' | 'untrusted';

/** A certificate file to try signing with. */
export interface TestCertificate {
  /** PKCS#12, at most 10,240 bytes. */
  readonly file: Uint8Array;
  readonly fileName: string;
  readonly pin: string;
}

/**
 * A certification authority of one's own, so that signing can be tried. Demo only: anybody gets a
 * certificate in any name.
 */
export interface TestAuthority {
  issue(request: TestCertificateRequest): Promise<TestCertificate>;
}
