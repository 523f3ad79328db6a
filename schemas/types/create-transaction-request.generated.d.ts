/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface CreateTransactionRequest {
  /**
   * HK dollars with at most two decimals, without grouping.
   */
  paymentAmount: string;
  /**
   * Submission to pay for.
   */
  submissionId: string;
}
