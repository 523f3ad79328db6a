/** A signer's certificate as the recognised authorities write them. */
export interface SignerCertificate {
  readonly holder: 'personal' | 'organisation' | 'other';
  /** Common name: the person, or the authorised user of an organisation. */
  readonly name: string;
  /** What a signature field shows: the name, and the organisation where there is one. */
  readonly displayName: string;
  /** Subscriber reference number, 10 digits. */
  readonly subscriberReference?: string;
  readonly organisationName?: string;
  /** First eight digits of the business registration certificate number. */
  readonly brNumber?: string;
  /** Company registration number without leading zeros. */
  readonly crNumber?: string;
  readonly email?: string;
  /** Hashes of the HKID, hex; none in most. Only the holder of the private key can tell of which. */
  readonly hkidHashes: readonly string[];
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** Common name of the authority that issued it. */
  readonly issuer: string;
  /** Hex, upper case. */
  readonly serialNumber: string;
  /** SHA-256 of the certificate, hex. */
  readonly fingerprint: string;
}

/** What the form expects of a signer; an absent value is not compared. */
export interface ExpectedSigner {
  readonly holder: 'personal' | 'organisation';
  readonly name?: string;
  readonly organisationName?: string;
  readonly authorisedName?: string;
  readonly brNumber?: string;
  readonly crNumber?: string;
}

/** Message keys of the catalogue (specification, document 2, section 5 "Digital-signature checks"). */
export type CertificateFault =
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

/** What is thought of a certificate. */
export interface CertificateVerdict {
  /** Absent when the bytes are no certificate. */
  readonly signer?: SignerCertificate;
  /** Everything that speaks against it, most basic first; empty: it may sign. */
  readonly faults: readonly CertificateFault[];
}

/** Decides whose signature counts. */
export interface CertificateTrust {
  /** Reads a certificate without judging it. @returns `undefined` when it is none */
  read(certificate: Uint8Array): SignerCertificate | undefined;
  /**
   * Judges a certificate for one signature: class, names and numbers, validity at an instant, chain
   * to a trusted root, revocation. Revocation that cannot be looked up is never taken for good: it
   * is `revocationUnknown` unless the settings say otherwise.
   *
   * @param input.chain further certificates that came with it, DER, in any order
   */
  judge(input: {
    readonly certificate: Uint8Array;
    readonly chain: readonly Uint8Array[];
    readonly expected: ExpectedSigner;
    readonly at: Date;
  }): Promise<CertificateVerdict>;
  /**
   * Checks that the certificate carries this identity card number, by a proof of its key's holder.
   *
   * @param input.idNumber without brackets, hyphens and spaces
   * @param input.proof the key's signature over the number; absent when the browser has none
   * @returns `false` also for a certificate that carries no number
   */
  provesIdNumber(input: {
    readonly certificate: Uint8Array;
    readonly idNumber: string;
    readonly proof: Uint8Array | undefined;
  }): boolean;
}
