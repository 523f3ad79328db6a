/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Every refusal that no screen of ours provokes, and 502, 777-780.
 */
export interface ErrorResponse {
  /**
   * Name of the failure.
   */
  error: string;
  /**
   * Short text, the same for every such failure.
   */
  message: string;
  /**
   * Correlation id to tell the help desk.
   */
  reference: string;
  /**
   * With LIVE_PAYMENT: the payment that is under way.
   */
  transactionid?: string;
  /**
   * With LIVE_PAYMENT of a card: the bank's page of that payment.
   */
  redirecturl?: string;
  /**
   * With LIVE_PAYMENT: how it is being paid.
   */
  paymentmethod?: string;
}
