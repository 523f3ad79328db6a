import { CURRENCY } from '../constants.ts';
import type { Fee } from '../fees/Fee.ts';
import { amountText } from '../format/amount.ts';

/** An order as the payment service takes it: amounts as decimal texts (document 1, section 3). */
export interface PaymentOrder {
  readonly totalAmount: string;
  readonly currency: string;
  readonly orderDetails: readonly PaymentOrderLine[];
}

export interface PaymentOrderLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly amount: string;
}

/**
 * Writes a fee as an order.
 *
 * @param fee lines and total in integer cents
 * @returns the order, always in HKD, amounts with two decimals and no grouping
 */
export function paymentOrder(fee: Fee): PaymentOrder {
  return {
    totalAmount: amountText(fee.totalCents),
    currency: CURRENCY,
    orderDetails: fee.lines.map(({ itemId, quantity, unitPriceCents, amountCents }) => ({
      itemId,
      quantity,
      unitPrice: amountText(unitPriceCents),
      amount: amountText(amountCents),
    })),
  };
}
