import type { AcknowledgementSeal } from '../../ports/AcknowledgementSeal.ts';
import type { Clock } from '../../ports/Clock.ts';
import { type DocumentSigner, SigningError } from '../../ports/DocumentSigner.ts';
import { nameOf } from './certificateName.ts';
import type { SigningKey } from './SigningKey.ts';

/** Signature field of the portal in an acknowledgement. */
export const SEAL_FIELD = 'portalAcknowledgement';

/** Options of `PadesSeal`. */
export interface PadesSealOptions {
  readonly key: SigningKey;
  /** Decides about time stamps. */
  readonly signer: DocumentSigner;
  readonly clock: Clock;
}

/** Signs acknowledgements as a PAdES certification signature that permits no changes. */
export class PadesSeal implements AcknowledgementSeal {
  readonly #options: PadesSealOptions;

  constructor(options: PadesSealOptions) {
    this.#options = options;
  }

  async seal(pdf: Uint8Array): Promise<Uint8Array> {
    const { key, signer, clock } = this.#options;
    const { certificate, chain, sign } = key;
    const signedAt = clock.now();
    const { validFromDate, validToDate } = certificate.x509;
    if (signedAt < validFromDate || signedAt > validToDate) {
      throw new SigningError(
        'certificate',
        "Cannot sign: the portal's certificate is not valid now",
      );
    }
    const prepared = await signer.prepare({
      pdf,
      certificate: certificate.der,
      chain: chain.map(({ der }) => der),
      fieldName: SEAL_FIELD,
      signerName: nameOf(certificate),
      reason: 'Acknowledgement',
      signedAt,
      isFinal: true,
    });
    return signer.embed({ ...prepared, signature: sign(prepared.toBeSigned) });
  }
}
