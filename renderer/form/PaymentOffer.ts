import { createContext, useContext } from 'react';

/** What the page around a payment method selector knows of its methods. */
export interface PaymentOffer {
  /** Named, but not to be chosen now: disabled for a while, or not taken for this amount. */
  readonly barred: readonly string[];
  /** Not shown: this portal or device never pays so. */
  readonly hidden: readonly string[];
}

const EVERYTHING: PaymentOffer = { barred: [], hidden: [] };

/** The offer around a payment method selector; where nobody says otherwise, everything. */
export const PaymentOfferContext = createContext<PaymentOffer>(EVERYTHING);

/** The offer around a widget. */
export function usePaymentOffer(): PaymentOffer {
  return useContext(PaymentOfferContext);
}
