// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '#engine';
import {
  opened,
  pay,
  REDIRECT,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('MethodList', () => {
  it('D-18 promise 9: never disables Pay, and on press reports a missing choice', async () => {
    await shownPayment();
    const button = screen.getByRole('button', { name: 'Pay HK$380.00' });
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect(screen.getByRole('dialog').querySelector('.field-error')).toBeNull();
    fireEvent.click(button);
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('Error: Please choose a payment method.');
  });

  it('shows the notes of the chosen method, and announces a new window', async () => {
    await shownPayment();
    fireEvent.click(screen.getByRole('radio', { name: /Visa/ }));
    await settle();
    expect(words()).toContain('Have your card ready.');
    expect(words()).toContain('opens in a new window');
  });

  it('D-12: opens the bank’s window in the click itself', async () => {
    await shownPayment();
    fireEvent.click(screen.getByRole('radio', { name: /Visa/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Pay HK$380.00' }));
    expect(opened.open).toHaveBeenCalledOnce();
  });

  it('promise 15: shows while offline that nothing was charged, and allows payment later', async () => {
    const submit = vi.fn(async () => REDIRECT);
    submit.mockRejectedValueOnce(new CallError({ kind: 'busy', key: 'connection' }));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shownPayment({ submit });
    await pay('Visa');
    expect(opened.open).not.toHaveBeenCalled();
    expect(words()).toContain('The payment has not started and nothing was charged.');
    expect(words()).not.toContain('busy');
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await settle();
    expect(words()).toContain('The connection is back. Nothing was charged. You can pay now.');
    fireEvent.click(screen.getByRole('button', { name: 'Pay HK$380.00' }));
    await settle();
    expect(words()).toContain('Waiting for the result of the payment');
    online.mockRestore();
  });
});
