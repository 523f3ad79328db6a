/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface CancelPaymentRequest {
  /**
   * Transaction.
   */
  transactionid: string;
  webtoken: string;
}
