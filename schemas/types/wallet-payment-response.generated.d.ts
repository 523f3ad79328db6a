/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface WalletPaymentResponse {
  transactionid: string;
  /**
   * HKD, or what the gateway charged instead.
   */
  currencycode: string;
  /**
   * Amount that the gateway charged; before the charge, the amount ordered. Two decimals.
   */
  amount: string;
  /**
   * The gateway's own reference, where it gave one.
   */
  paymentid?: string;
  /**
   * When the payment ended, ISO 8601; now while it has not.
   */
  time: string;
  /**
   * Brand of the card in the wallet, where the gateway names it.
   */
  brandname?: string;
  result: {
    /**
     * Payment result (document 1, section 4); IN_PROCESS means ask again.
     */
    code:
      'IN_PROCESS' | 'APPR' | 'REJT' | 'CANC' | 'INPR' | 'NOTF' | 'DUPA' | 'PSER' | 'FIER' | 'PSTO';
    /**
     * The gateway's own words.
     */
    description: string;
  };
}
