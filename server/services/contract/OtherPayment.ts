/** A further payment for a submission that another payment has paid for. */
export interface OtherPayment {
  readonly transactionId: string;
  readonly amountCents: number;
  /**
   * `refundDue`: the money arrived and must be paid back. `refunded`: the money was paid back.
   * `beingCancelled`: the server requests a cancellation at the gateway.
   */
  readonly state: 'refundDue' | 'refunded' | 'beingCancelled';
  /** Time at which an operator marked the money as paid out; only with `refunded`. */
  readonly refundedAt?: Date;
}
