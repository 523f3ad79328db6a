import { createPrivateKey, sign } from 'node:crypto';
import { addDuration, dayText, type EChequeFieldNames, hongKongDay } from '#engine';
import type {
  TestBank,
  TestChequeRequest,
  TestChequeVariant,
} from '../../ports/payment/TestBank.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import type { EmbeddedTestAuthority } from '../certificates/EmbeddedTestAuthority.ts';
import { derOf, type KeyedCertificate, pemOf } from '../certificates/testCertificates.ts';
import { PadesDocumentSigner } from '../sign/PadesDocumentSigner.ts';
import { drawCheque } from './drawCheque.ts';

/** The options of the test bank. */
export interface EmbeddedTestBankOptions {
  readonly authority: EmbeddedTestAuthority;
  readonly clock: Clock;
  readonly fields: EChequeFieldNames;
}

/** A test bank that signs e-Cheques with a certificate of the test authority. */
export class EmbeddedTestBank implements TestBank {
  readonly #options: EmbeddedTestBankOptions;
  readonly #signer = new PadesDocumentSigner();
  /** Created with the first e-Cheque that this bank signs, because key generation is slow. */
  #bank: Promise<KeyedCertificate> | undefined;
  #unknownBank: Promise<KeyedCertificate> | undefined;

  constructor(options: EmbeddedTestBankOptions) {
    this.#options = options;
  }

  async issue({ variant, ...request }: TestChequeRequest): Promise<Uint8Array> {
    const { authority, clock, fields } = this.#options;
    const date = dayText(dateOf(variant, clock.now()));
    const pdf = await drawCheque({ ...request, date }, fields);
    if (variant === 'unsigned') return pdf;
    if (variant === 'untrusted') {
      this.#unknownBank ??= authority.signer('UNKNOWN BANK LIMITED', 'untrusted');
      return this.#sign(pdf, await this.#unknownBank);
    }
    this.#bank ??= authority.signer('TEST BANK LIMITED', 'valid');
    const signed = await this.#sign(pdf, await this.#bank);
    return variant === 'tampered' ? tampered(signed, request.amount) : signed;
  }

  async #sign(pdf: Uint8Array, { certificate, key }: KeyedCertificate): Promise<Uint8Array> {
    const prepared = await this.#signer.prepare({
      pdf,
      certificate: derOf(certificate),
      chain: [],
      fieldName: 'bank',
      signerName: 'TEST BANK LIMITED',
      reason: 'e-Cheque',
      signedAt: this.#options.clock.now(),
    });
    const signature = sign('sha256', prepared.toBeSigned, createPrivateKey(pemOf(key)));
    return this.#signer.embed({ ...prepared, signature });
  }
}

function dateOf(variant: TestChequeVariant, now: Date) {
  const today = hongKongDay(now.toISOString());
  const shift = variant === 'expired' ? '-P7M' : variant === 'postDated' ? 'P1D' : 'P0D';
  return addDuration(today, shift) ?? today;
}

/** Changes the first digit of the amount in the signed bytes, which invalidates the signature. */
function tampered(pdf: Uint8Array, amount: string): Uint8Array {
  const bytes = Buffer.from(pdf);
  const at = bytes.indexOf(`(${amount})`);
  if (at < 0) throw new RangeError('Cannot tamper with the e-Cheque: its amount is not found');
  const digit = bytes[at + 1] ?? 0;
  bytes[at + 1] = digit === 0x39 ? 0x31 : digit + 1;
  return bytes;
}
