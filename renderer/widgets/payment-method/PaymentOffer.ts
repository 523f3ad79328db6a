import { createContext, useContext } from 'react';

/** The payment methods that the page passes to the selector. */
export interface PaymentOffer {
  /** Methods that are shown but disabled: suspended, or not available for this amount. */
  readonly disabledValues: readonly string[];
  /** Methods that are not shown: this portal or device never supports them. */
  readonly hidden: readonly string[];
}

const EVERYTHING: PaymentOffer = { disabledValues: [], hidden: [] };

/** The offer for the payment method selector; by default all methods. */
export const PaymentOfferContext = createContext<PaymentOffer>(EVERYTHING);

/** Returns the offer of the surrounding page. */
export function usePaymentOffer(): PaymentOffer {
  return useContext(PaymentOfferContext);
}
