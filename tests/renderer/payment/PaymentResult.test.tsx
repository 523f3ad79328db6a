// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '#engine';
import {
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('PaymentResult', () => {
  it.each([
    ['REJT', 'Your payment has been rejected by the payment system.', true],
    ['CANC', 'Payment has been cancelled. Please try again later.', true],
  ])('U-45: for %s shows the outcome and that nothing was charged', async (status, text, retry) => {
    await shownPayment({ poll: async () => ({ status, description: 'do not honour' }) });
    await pay('Visa');
    expect(words()).toContain('Unsuccessful Payment');
    expect(words()).toContain(text);
    expect(words()).toContain('Your account has not been charged for this attempt.');
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(retry);
  });

  it('B-68: offers the methods again after an expired web token', async () => {
    await shownPayment({
      submit: () => Promise.reject(new CallError({ kind: 'webTokenExpired' })),
    });
    await pay('Visa');
    expect(words()).toContain('Payment session has expired. Please try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it.each([
    ['REJT', 'Please contact your card issuing bank.'],
    ['CANC', 'Payment has been cancelled. Please try again later.'],
  ])('D-14: for %s shows no detail that the gateway did not give', async (status, text) => {
    await shownPayment({ poll: async () => ({ status, description: '' }) });
    await pay('Visa');
    expect(words()).toContain(text);
    expect(words()).not.toContain('Detail');
    expect(words()).not.toContain('{0}');
  });
});
