/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export interface WalletPaymentRequest {
  /**
   * Transaction.
   */
  transactionId: string;
  webToken: string;
  appRefId?: string;
  paymentMethod: string;
  order: Order;
  returnUrl?: string;
  eServiceId?: string;
  /**
   * A language in any family of codes.
   */
  locale: string;
  /**
   * What the wallet's sheet gave: Apple's token.paymentData, Google's token. Sent on to the gateway once, kept nowhere.
   */
  paymentdata: {
    [k: string]: unknown;
  };
}
/**
 * What the payment is for. Compared with the server's own figure, never believed.
 */
export interface Order {
  /**
   * HK dollars with at most two decimals, without grouping.
   */
  totalAmount: string;
  currency: 'HKD';
  /**
   * @maxItems 200
   */
  orderDetails: OrderDetail[];
}
export interface OrderDetail {
  itemId: string;
  quantity: number;
  /**
   * HK dollars with at most two decimals, without grouping.
   */
  unitPrice: string;
  /**
   * HK dollars with at most two decimals, without grouping.
   */
  amount: string;
}
