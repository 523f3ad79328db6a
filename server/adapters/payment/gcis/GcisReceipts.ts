import { GatewayError } from '../../../ports/payment/PaymentGateway.ts';
import type { PaymentReceipt, PaymentReceipts } from '../../../ports/payment/PaymentReceipts.ts';
import type { GcisClient } from './GcisClient.ts';
import { GCIS_PATHS } from './wire.ts';

/** The options of the receipt calls. */
export interface GcisReceiptsOptions {
  readonly client: Pick<GcisClient, 'tell'>;
  readonly eServiceId: string;
  /** Time limit for the call as a whole, in milliseconds. */
  readonly updateMs: number;
}

/**
 * A client that passes receipts to the Government's payment service. The specification does not
 * define the response of the call, so only its HTTP status is used.
 *
 * @see specification, document 1, section 7 "Update payment", "Update e-cheque payment"
 */
export class GcisReceipts implements PaymentReceipts {
  readonly #options: GcisReceiptsOptions;

  constructor(options: GcisReceiptsOptions) {
    this.#options = options;
  }

  async update(receipt: PaymentReceipt): Promise<'accepted' | 'refused'> {
    const { client, eServiceId, updateMs } = this.#options;
    const isECheque = receipt.method === 'echq';
    const path = isECheque ? GCIS_PATHS.updateECheque : GCIS_PATHS.update;
    const body = {
      transactionid: receipt.attemptId,
      receipttoken: receipt.receiptToken,
      ...(isECheque && { eserviceid: eServiceId }),
    };
    const call = { deadline: AbortSignal.timeout(updateMs), isRepeatable: true };
    try {
      await client.tell(path, body, call);
      return 'accepted';
    } catch (error) {
      if (error instanceof GatewayError && error.reason === 'badAnswer') return 'refused';
      throw error;
    }
  }
}
