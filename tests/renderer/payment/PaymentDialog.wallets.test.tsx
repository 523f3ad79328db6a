// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError, type MethodOffer } from '#engine';
import {
  type Bank,
  opened,
  pay,
  settle,
  shownPayment,
  wallets,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

const OFFER: MethodOffer = {
  offered: [
    { key: 'androidpay', label: 'Google Pay', pointsToNote: [] },
    { key: 'creditcard-visa', label: 'Visa', pointsToNote: [] },
  ],
  withheld: [{ key: 'applepay', reason: 'browser' }],
};
const NEVER = () => new Promise<never>(() => undefined);

const shown = (bank: Bank = {}) =>
  shownPayment({ offer: OFFER, submit: async () => ({ kind: 'sheet', end: 'open' }), ...bank });

describe('PaymentDialog: the payment dialog and wallets', () => {
  withPaymentClock();

  it('opens the sheet on click, and no window', async () => {
    await shown({ agree: NEVER });
    await pay('Google Pay');
    expect(wallets.begin).toHaveBeenCalledExactlyOnceWith('androidpay', 38_000);
    expect(opened.open).not.toHaveBeenCalled();
    expect(words()).toContain('Confirm the payment in Google Pay.');
  });

  it('returns to the choice when the user closes the sheet, without an alert', async () => {
    await shown({ agree: async () => false });
    await pay('Google Pay');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
    expect(screen.getByRole('button', { name: 'Pay HK$380.00' })).toBeTruthy();
  });

  it('returns to the choice on Close while the sheet is open', async () => {
    await shown({ agree: NEVER });
    await pay('Google Pay');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settle();
    expect(screen.getByRole('button', { name: 'Pay HK$380.00' })).toBeTruthy();
  });

  it('waits without mentioning a bank window', async () => {
    await shown();
    await pay('Google Pay');
    expect(words()).toContain('The payment system has not confirmed your payment yet.');
    expect(words()).not.toContain('window of your bank');
  });

  it('U-44: warns not to pay again when the response is lost', async () => {
    await shown({ submit: () => Promise.reject(new CallError({ kind: 'busy' })) });
    await pay('Google Pay');
    expect(words()).toContain('Do not pay again yet.');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  it('shows the result of a payment whose sheet reports a failure', async () => {
    await shown({
      submit: async () => ({ kind: 'sheet', end: 'notPaid' }),
      poll: async () => ({ status: 'REJT', description: 'No funds', canRetry: true }),
    });
    await pay('Google Pay');
    expect(words()).toContain('Unsuccessful Payment');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
