/** A payment for a submission that another payment paid for, and its state. */
export interface OtherPayment {
  readonly transactionId: string;
  readonly amountCents: number;
  /**
   * `refundDue` and `refunded`: its money arrived and must be, or was, paid back. `beingCancelled`:
   * the server requests a cancellation at the gateway.
   */
  readonly state: 'refundDue' | 'refunded' | 'beingCancelled';
  /** Time at which an operator marked its money as paid out; only with `refunded`. */
  readonly refundedAt?: Date;
}
