import type { FormData } from '#engine';
import { isValidPrn } from '../../engine/rules/prn.ts';
import { FORM_DATA } from './answers.ts';

const ORDERS = 50;

/**
 * Returns answers of LREAL1 with fifty complete orders.
 *
 * @param prnOf returns the property reference number of an order by its index
 */
function fiftyOrders(prnOf: (index: number) => string): FormData {
  return {
    ...FORM_DATA,
    Language: 'English',
    AccountNo: 'EA-123456',
    IdNo: 'A1234563',
    ContactTel: '2345 6789',
    orders: Array.from({ length: ORDERS }, (_, index) => ({
      SubscriptionFee: index % 2 === 0 ? 'oneOff' : 'new24',
      ProvideRelation: 'PRN',
      PRN: prnOf(index),
      startDate: { startDay: '01', startMonth: '12', startYear: '2026' },
      AlterEmail: `owner${index}@example.hk`,
      AlterEmailCc: `other${index}@example.hk`,
      AlterSMS: '91234567',
      EalertNotification: 'yes',
    })),
  };
}

/** Fifty different orders without an error: the largest submission that users send. */
export const VALID_ORDERS = fiftyOrders(numberOf);

/** Fifty orders of the same property. Each order has an error. */
export const REPEATED_ORDERS = fiftyOrders(() => numberOf(0));

function numberOf(index: number): string {
  const payload = `A${String(index).padStart(6, '0')}`;
  const numbers = Array.from({ length: 10 }, (_, check) => `${payload}${check}`);
  return numbers.find((number) => isValidPrn(number)) ?? payload;
}
