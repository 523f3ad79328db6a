// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('LongWait', () => {
  it('promises no e-mail to an applicant without an address', async () => {
    await shownPayment({ isMailed: false });
    await pay('Visa');
    await settle(60_000);
    expect(words()).toContain('Do not close this page.');
    expect(words()).toContain('write down the transaction number T1');
    expect(words()).not.toMatch(/e-mail|may close/);
  });
});
