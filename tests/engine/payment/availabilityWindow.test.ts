import { describe, expect, it } from 'vitest';
import { disabledMethods, isActiveWindow } from '../../../engine/payment/availabilityWindow.ts';
import { paymentOrder } from '../../../engine/payment/order.ts';

const NOON = '2026-11-20T12:00:00+08:00';

describe('isActiveWindow()', () => {
  it.each([
    [{}, true, 'has no bound'],
    [{ start: NOON }, true, 'starts now'],
    [{ end: NOON }, true, 'ends now'],
    [{ start: '2026-11-20T12:00:01+08:00' }, false, 'starts later'],
    [{ end: '2026-11-20T11:59:59+08:00' }, false, 'ended'],
    [{ start: '2026-11-20T04:00:00Z', end: '2026-11-20T04:00:00Z' }, true, 'is this instant'],
    [{ start: '20/11/2026' }, true, 'has an invalid start'],
  ])('%j is active: %s, because the window %s', (window, active, _) => {
    expect(isActiveWindow(window, NOON)).toBe(active);
  });
});

describe('disabledMethods()', () => {
  it('joins the lists of the active windows', () => {
    const windows = [
      { methods: ['pps', 'fps'] },
      { start: '2027-01-01T00:00:00+08:00', methods: ['visa'] },
      { end: NOON, methods: ['fps', 'creditcard'] },
    ];
    expect(disabledMethods(windows, NOON)).toEqual(['pps', 'fps', 'creditcard']);
  });
});

describe('paymentOrder()', () => {
  it('writes a fee in HKD with two decimals', () => {
    const lines = [
      { itemId: 'subscription', quantity: 2, unitPriceCents: 38_000, amountCents: 76_000 },
    ];
    expect(paymentOrder({ lines, totalCents: 76_000 })).toEqual({
      totalAmount: '760.00',
      currency: 'HKD',
      orderDetails: [
        { itemId: 'subscription', quantity: 2, unitPrice: '380.00', amount: '760.00' },
      ],
    });
  });
});
