import type { GatewayMethod } from './PaymentGateway.ts';

/** A receipt from the gateway that the browser sends. It is a claim, not a proof of payment. */
export interface PaymentReceipt {
  /** Id of our attempt. */
  readonly attemptId: string;
  /** Method of the order, if known: a gateway may have a separate call for a method. */
  readonly method?: GatewayMethod | undefined;
  /** 1 to 500 printable ASCII characters. */
  readonly receiptToken: string;
}

/**
 * A client that passes receipts to the payment gateway, which alone can verify them. The gateway's
 * response does not change a payment. The status of the payment is queried separately.
 *
 * @see specification, document 1, section 7 "Update payment"
 */
export interface PaymentReceipts {
  /**
   * Passes a receipt to the gateway. The same receipt may be passed any number of times.
   *
   * @returns `refused` for a token that does not belong to the attempt
   * @throws {GatewayError} when no conclusive response came
   */
  update(receipt: PaymentReceipt): Promise<'accepted' | 'refused'>;
}
