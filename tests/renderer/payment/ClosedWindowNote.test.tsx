// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  opened,
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('ClosedWindowNote', () => {
  it('promise 15, B-76: explains a closed bank window, and keeps waiting', async () => {
    const actor = await shownPayment();
    await pay('Visa');
    await settle(5000);
    expect(words()).not.toContain('seems to be closed');
    opened.looksClosed = true;
    await settle(3000);
    expect(words()).not.toContain('seems to be closed');
    await settle(2000);
    expect(words()).toContain('Closing it does not cancel the payment.');
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
  });
});
