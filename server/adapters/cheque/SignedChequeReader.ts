import type { CheckedCheque } from '#cheque';
import type { CertificateFault } from '../../ports/CertificateTrust.ts';
import type { ChequeReader, ChequeReading } from '../../ports/ChequeReader.ts';

/** What reads the file, and what judges a certificate. */
export interface SignedChequeReaderOptions {
  /** Parses the file and verifies its signatures, apart from this thread. */
  readonly check: (content: Uint8Array) => Promise<CheckedCheque | undefined>;
  /** Tells why a certificate is not trusted to sign an e-Cheque. */
  readonly faultOf: (
    certificate: Uint8Array,
    chain: readonly Uint8Array[],
    at: Date,
  ) => Promise<CertificateFault | undefined>;
}

/** Reads e-Cheques that are signed PDFs with form fields; see `readECheque`. */
export class SignedChequeReader implements ChequeReader {
  readonly #options: SignedChequeReaderOptions;

  constructor(options: SignedChequeReaderOptions) {
    this.#options = options;
  }

  async read(content: Uint8Array, at: Date): Promise<ChequeReading> {
    const checked = await this.#options.check(content);
    if (!checked) return { fault: 'validation_eCheque_invalid' };
    // Each signature could have put the amount there: all of them must be trusted.
    for (const { certificate, chain } of checked.signers) {
      const fault = await this.#options.faultOf(certificate, chain, at);
      if (fault) return { fault: MEANINGS[fault] ?? 'validation_eCheque_invalid' };
    }
    return { cheque: checked.cheque };
  }
}

/** The faults of a certificate that help the applicant; any other one makes the e-Cheque invalid. */
const MEANINGS: Partial<Record<CertificateFault, CertificateFault>> = {
  validation_signature_expired: 'validation_signature_expired',
  validation_signature_notYetEffective: 'validation_signature_notYetEffective',
  validation_signature_revoked: 'validation_signature_revoked',
  validation_signature_revocationUnknown: 'validation_signature_revocationUnknown',
};
