import type { AcknowledgementSeal } from '../../ports/signing/AcknowledgementSeal.ts';
import { type DocumentSigner, SigningError } from '../../ports/signing/DocumentSigner.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { nameOf } from './certificateName.ts';
import type { SigningKey } from './SigningKey.ts';

/** The portal's signature field in an acknowledgement. */
export const SEAL_FIELD = 'portalAcknowledgement';

/** The options of `PadesSeal`. */
export interface PadesSealOptions {
  readonly key: SigningKey;
  /** Creates the signature, with or without a time stamp. */
  readonly signer: DocumentSigner;
  readonly clock: Clock;
}

/**
 * A seal that signs acknowledgements with a PAdES certification signature, which permits no
 * changes.
 */
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
