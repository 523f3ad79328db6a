import { timingSafeEqual } from 'node:crypto';
import { GatewayError } from '../../../ports/payment/PaymentGateway.ts';
import type { PaymentReceipt, PaymentReceipts } from '../../../ports/payment/PaymentReceipts.ts';
import type { ChargeBook } from './ChargeBook.ts';
import { receiptTokenOf } from './receiptToken.ts';

/** The options of `SandboxReceipts`. */
export interface SandboxReceiptsOptions {
  readonly charges: Pick<ChargeBook, 'ofAttempt'>;
  /** The 32-byte key of the bank counter's tokens. */
  readonly key: Uint8Array;
}

/**
 * A checker of the sandbox bank's receipts. It accepts only receipts that the bank's page issued.
 */
export class SandboxReceipts implements PaymentReceipts {
  readonly #options: SandboxReceiptsOptions;

  constructor(options: SandboxReceiptsOptions) {
    this.#options = options;
  }

  async update({ attemptId, receiptToken }: PaymentReceipt): Promise<'accepted' | 'refused'> {
    const { charges, key } = this.#options;
    const charge = await charges.ofAttempt(attemptId);
    if (charge?.failing) throw new GatewayError('serverError', 'Cannot ask the sandbox: it fails');
    const [given, own] = [receiptToken, receiptTokenOf(key, attemptId)].map((token) =>
      Buffer.from(token),
    ) as [Buffer, Buffer];
    const isOwn = given.length === own.length && timingSafeEqual(given, own);
    return charge && isOwn ? 'accepted' : 'refused';
  }
}
