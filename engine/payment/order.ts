import { CURRENCY } from '../constants/constants.ts';
import type { Fee } from '../contract/Fee.ts';
import { amountText } from '../format/amount.ts';

/** An order for the payment service: amounts as decimal texts (document 1, section 3). */
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
 * Converts a fee into an order.
 *
 * @param fee the lines and the total in integer cents
 * @returns the order, always in HKD, amounts with two decimals and no grouping
 *
 * @example
 * const line = { itemId: 'copy', quantity: 2, unitPriceCents: 19000, amountCents: 38000 };
 * const order = paymentOrder({ lines: [line], totalCents: 38000 });
 * order.totalAmount; // '380.00'
 * order.orderDetails; // [{ itemId: 'copy', quantity: 2, unitPrice: '190.00', amount: '380.00' }]
 * paymentOrder({ lines: [], totalCents: 0 });
 * // { totalAmount: '0.00', currency: 'HKD', orderDetails: [] }
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
