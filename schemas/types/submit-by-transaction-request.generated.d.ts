/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface SubmitByTransactionRequest {
  submissionDetail: {
    /**
     * Transaction of the payment.
     */
    transactionId: string;
    /**
     * Product code of a language (document 2, section 9).
     */
    lang?: 'Eng' | 'TradChn' | 'SimpChn';
  };
}
