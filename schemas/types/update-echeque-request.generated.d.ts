/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface UpdateEchequeRequest {
  /**
   * Transaction, `TRANSACTION_ID` of the address that the gateway sends the browser back to.
   */
  transactionid: string;
  /**
   * `RECEIPT_TOKEN` of that address.
   */
  receipttoken: string;
  eserviceid?: string;
}
