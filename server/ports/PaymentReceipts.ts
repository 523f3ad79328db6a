import type { GatewayMethod } from './PaymentGateway.ts';

/** A receipt as the gateway sends the browser back with it. It is a claim, not a proof of payment. */
export interface PaymentReceipt {
  /** Our attempt. */
  readonly attemptId: string;
  /** Of the order, where it is known: a gateway may have a call of its own for it. */
  readonly method?: GatewayMethod | undefined;
  /** 1 to 500 printable ASCII characters. */
  readonly receiptToken: string;
}

/**
 * Passes receipts to the payment gateway, which alone can tell a real one. What it answers moves no
 * money: how the payment stands is asked separately.
 *
 * @see specification, document 1, section 7 "Update payment"
 */
export interface PaymentReceipts {
  /**
   * Passes a receipt on; the same one may come any number of times.
   *
   * @returns `refused` for a token that is not that of the attempt
   * @throws {GatewayError} when no conclusive answer came
   */
  update(receipt: PaymentReceipt): Promise<'accepted' | 'refused'>;
}
