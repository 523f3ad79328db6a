/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Further payments for a form that is paid: their money is or was refunded, or they are being cancelled.
 */
export type OtherPayments = {
  transactionid: string;
  /**
   * HK dollars, two decimals.
   */
  amount: string;
  state: 'refundDue' | 'refunded' | 'beingCancelled';
  /**
   * When the money was paid back, ISO 8601; of `refunded` only.
   */
  refundedat?: string;
}[];

export interface CancelPaymentResponse {
  /**
   * Payment result (document 1, section 4); IN_PROCESS means ask again.
   */
  status:
    'IN_PROCESS' | 'APPR' | 'REJT' | 'CANC' | 'INPR' | 'NOTF' | 'DUPA' | 'PSER' | 'FIER' | 'PSTO';
  description: string;
  /**
   * This payment took no money and another may be made. Enforced by createTransaction.
   */
  canRetry: boolean;
  /**
   * The gateway's code for the reason of a rejection, where it gives one.
   */
  rejectreasoncode?: string;
  /**
   * The gateway's own reference of a payment that has ended; absent where it gave none.
   */
  paymentid?: string;
  /**
   * How a payment that has ended was made.
   */
  paymentmethod?: string;
  /**
   * Card, else method, of a payment that has ended.
   */
  brandname?: string;
  /**
   * Second part of the subtype code: BCMP, PPSB, BCFP.
   */
  channel?: string;
  /**
   * Third part of the subtype code: CreditCard, FPS.
   */
  subtype?: string;
  /**
   * Which of the form's payments it was, from 1.
   */
  attemptno?: number;
  /**
   * When a payment ended, ISO 8601; absent where it is not known.
   */
  time?: string;
  /**
   * The form was paid by this other transaction.
   */
  paidby?: string;
  otherpayments?: OtherPayments;
}
