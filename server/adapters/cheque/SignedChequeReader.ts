import type { CheckedCheque } from '#cheque';
import type { ChequeReader, ChequeReading } from '../../ports/payment/ChequeReader.ts';
import type { CertificateProblem } from '../../ports/signing/CertificateTrust.ts';

/** The functions that read the file and check a certificate. */
export interface SignedChequeReaderOptions {
  /** Parses the file and verifies its signatures in another thread. */
  readonly check: (content: Uint8Array) => Promise<CheckedCheque | undefined>;
  /** Returns the reason why a certificate is not trusted to sign an e-Cheque. */
  readonly faultOf: (
    certificate: Uint8Array,
    chain: readonly Uint8Array[],
    at: Date,
  ) => Promise<CertificateProblem | undefined>;
}

/** A reader of e-Cheques that are signed PDFs with form fields; see `readECheque`. */
export class SignedChequeReader implements ChequeReader {
  readonly #options: SignedChequeReaderOptions;

  constructor(options: SignedChequeReaderOptions) {
    this.#options = options;
  }

  async read(content: Uint8Array, at: Date): Promise<ChequeReading> {
    const checked = await this.#options.check(content);
    if (!checked) return { fault: 'validation_eCheque_invalid' };
    // Any signer could have written the amount, so every certificate must be trusted.
    for (const { certificate, chain } of checked.signers) {
      const fault = await this.#options.faultOf(certificate, chain, at);
      if (fault) return { fault: MEANINGS[fault] ?? 'validation_eCheque_invalid' };
    }
    return { cheque: checked.cheque };
  }
}

/**
 * The certificate faults that an applicant can understand. Any other fault is reported as an
 * invalid e-Cheque.
 */
const MEANINGS: Partial<Record<CertificateProblem, CertificateProblem>> = {
  validation_signature_expired: 'validation_signature_expired',
  validation_signature_notYetEffective: 'validation_signature_notYetEffective',
  validation_signature_revoked: 'validation_signature_revoked',
  validation_signature_revocationUnknown: 'validation_signature_revocationUnknown',
};
