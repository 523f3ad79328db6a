// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentGatewayKey } from '#engine';
import { isSlowMethod, LongWait } from '../../../renderer/payment/LongWait.tsx';
import type { PaymentActor } from '../../../renderer/payment/PaymentActor.ts';
import { fakeActor } from '../../support/fakeActor.ts';
import { inPortal } from '../../support/inPortal.tsx';
import {
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

async function shown(longWait: boolean, isMailed: boolean, method?: PaymentGatewayKey) {
  const { actor } = fakeActor<PaymentActor>({ context: { longWait, method, transactionId: 'T1' } });
  await inPortal(<LongWait actor={actor} isMailed={isMailed} />);
  return screen.getByRole('status').textContent;
}

describe('LongWait', () => {
  it('promises no e-mail to an applicant without an address', async () => {
    await shownPayment({ isMailed: false });
    await pay('Visa');
    await settle(60_000);
    expect(words()).toContain('Do not close this page.');
    expect(words()).toContain('write down the transaction number T1');
    expect(words()).not.toMatch(/e-mail|may close/);
  });

  it.each([
    ['nothing in the first minute', false, true, 'visa', /^$/],
    ['that an e-mail follows', true, true, 'visa', /^You may close this window\..*e-mail address/],
    ['that the page stays open', true, false, undefined, /^This takes longer.*number T1/],
    ['at once that an e-Cheque takes days', false, true, 'echq', /working days.*e-mail address/],
    ['the same without an e-mail', false, false, 'echq', /working days.*number T1/],
  ] as const)('explains %s', async (_, longWait, isMailed, method, text) => {
    expect(await shown(longWait, isMailed, method)).toMatch(text);
  });
});

describe('isSlowMethod', () => {
  it.each([
    [undefined, false],
    ['visa', false],
    ['fps', false],
    ['echq', true],
  ] as const)('returns for %s: %s', (method, isSlow) => {
    expect(isSlowMethod(method)).toBe(isSlow);
  });
});
