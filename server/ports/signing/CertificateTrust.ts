/** A signer's certificate in the format of the recognised authorities. */
export interface SignerCertificate {
  readonly holder: 'personal' | 'organisation' | 'other';
  /** Common name: the person, or the authorised user of an organisation. */
  readonly name: string;
  /** Text in a signature field: the name, and the organisation if any. */
  readonly displayName: string;
  /** Subscriber reference number, 10 digits. */
  readonly subscriberReference?: string;
  readonly organisationName?: string;
  /** First eight digits of the business registration certificate number. */
  readonly brNumber?: string;
  /** Company registration number without leading zeros. */
  readonly crNumber?: string;
  readonly email?: string;
  /** Hashes of the HKID, hex; mostly empty. Only the holder of the private key knows the HKID. */
  readonly hkidHashes: readonly string[];
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Common name of the issuing authority, or else its organisation. */
  readonly issuer: string;
  /** Hex, upper case. */
  readonly serialNumber: string;
  /** SHA-256 of the certificate, hex. */
  readonly fingerprint: string;
}

/** The form's expectations of a signer; an absent value is not compared. */
export interface ExpectedSigner {
  readonly holder: 'personal' | 'organisation';
  readonly name?: string;
  readonly organisationName?: string;
  readonly authorisedName?: string;
  readonly brNumber?: string;
  readonly crNumber?: string;
}

/**
 * The message keys for certificates (specification, document 2, section 5 "Digital-signature
 * checks").
 */
export type CertificateProblem =
  | 'validation_signature_nonPersonal'
  | 'validation_signature_nonOrganisation'
  | 'validation_signature_signerNameMismatch'
  | 'validation_signature_signerOrgNameMismatch'
  | 'validation_signature_signerOrgAuthNameMismatch'
  | 'validation_signature_signerOrgBRNMismatch'
  | 'validation_signature_signerOrgCICRMismatch'
  | 'validation_signature_expired'
  | 'validation_signature_notYetEffective'
  | 'validation_signature_revoked'
  | 'validation_signature_revocationUnknown'
  | 'validation_signature_invalidCertificate'
  | 'eCertError';

/** The result of validating a certificate. */
export interface CertificateVerdict {
  /** Absent when the bytes are not a certificate. */
  readonly signer?: SignerCertificate;
  /** All faults, most basic first; empty when the certificate may sign. */
  readonly faults: readonly CertificateProblem[];
}

/** A service that validates signers' certificates. */
export interface CertificateTrust {
  /**
   * Reads a certificate without validating it. @returns `undefined` for bytes that are not a
   * certificate
   */
  read(certificate: Uint8Array): SignerCertificate | undefined;
  /**
   * Validates a certificate for one signature: class, names and numbers, validity at a time, chain
   * to a trusted root, revocation. An unknown revocation status is a fault (`revocationUnknown`)
   * unless the settings allow it.
   *
   * @param input.chain further certificates from the browser, DER, in any order
   */
  validate(input: {
    readonly certificate: Uint8Array;
    readonly chain: readonly Uint8Array[];
    readonly expected: ExpectedSigner;
    readonly at: Date;
  }): Promise<CertificateVerdict>;
  /**
   * Checks that the certificate contains this identity card number, by a proof of its key's holder.
   *
   * @param input.idNumber without brackets, hyphens and spaces
   * @param input.proof the key's signature over the number; absent when the browser has none
   * @returns `false` also for a certificate without a number
   */
  provesIdNumber(input: {
    readonly certificate: Uint8Array;
    readonly idNumber: string;
    readonly proof: Uint8Array | undefined;
  }): boolean;
}
