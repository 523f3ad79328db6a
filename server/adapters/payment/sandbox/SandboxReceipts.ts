import { timingSafeEqual } from 'node:crypto';
import { GatewayError } from '../../../ports/PaymentGateway.ts';
import type { PaymentReceipt, PaymentReceipts } from '../../../ports/PaymentReceipts.ts';
import type { ChargeBook } from './ChargeBook.ts';
import { receiptTokenOf } from './receiptToken.ts';

/** What receipts are checked with. */
export interface SandboxReceiptsOptions {
  readonly charges: Pick<ChargeBook, 'ofAttempt'>;
  /** The key that the bank's counter makes its tokens with, 32 bytes. */
  readonly key: Uint8Array;
}

/** Checks the receipts of the sandbox bank: it takes those that its own page gave. */
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
