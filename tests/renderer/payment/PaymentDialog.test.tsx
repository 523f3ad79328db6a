// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CODE,
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('PaymentDialog', () => {
  it('U-41: shows the amount, and offers the methods as radio cards', async () => {
    await shownPayment();
    expect(words()).toContain('Total amountHK$380.00'.replace('amount', 'amount '));
    expect(words()).toContain('T1');
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Visa',
      'FPSQR code, 3 minutes',
    ]);
  });

  it('U-46: shows why a method is missing', async () => {
    await shownPayment();
    expect(words()).toContain('UnionPay is not offered above HK$300,000.00.');
    expect(words()).toContain('Device is not capable of making Apple Pay payments');
  });

  it('shows that online payment is suspended if no method is available', async () => {
    await shownPayment({ offer: { offered: [], withheld: [] } });
    expect(words()).toContain('Online payment service is temporarily suspended.');
  });

  it('waits at once for a payment pending since before a reload', async () => {
    await shownPayment({}, 'T9');
    expect(words()).toContain('Waiting for the result of the payment');
    expect(words()).toContain('T9');
  });

  it('ends as approved when the server reports the approval', async () => {
    let status = 'IN_PROCESS';
    const actor = await shownPayment({ poll: async () => ({ status, description: '' }) });
    await pay('Visa');
    status = 'APPR';
    await settle(5000);
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'approved', transactionId: 'T1' });
  });
});

describe('promise 9: PaymentDialog: the method chosen on the review', () => {
  it('is shown in the dialog, without a list of methods', async () => {
    await shownPayment({ preferred: 'fps' });
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(words()).toContain('FPS');
    expect(screen.getByRole('button', { name: 'Pay HK$380.00' })).toBeTruthy();
  });

  it('is changed by a button that the list of methods replaces', async () => {
    const actor = await shownPayment({ preferred: 'fps' });
    fireEvent.click(screen.getByRole('button', { name: 'Change payment method' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /FPS/ }));
    expect(screen.getByText(/UnionPay is not offered above/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Visa/ }));
    expect(actor.getSnapshot().context.method).toBe('creditcard-visa');
  });

  it('offers only the cards if it includes several cards', async () => {
    await shownPayment({ preferred: 'creditcard', offer: CARDS });
    const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(names).toEqual(['creditcard-jcb', 'creditcard-unionpay']);
    expect(screen.getByRole('group', { name: 'Select your card' })).toBeTruthy();
  });

  it('is the only card that accepts the amount', async () => {
    const [visa, jcb] = CARDS.offered;
    const offered = [visa, jcb].filter((method) => method !== undefined);
    const withheld = [{ key: 'creditcard-unionpay', reason: 'overLimit' }] as const;
    const actor = await shownPayment({ preferred: 'creditcard', offer: { offered, withheld } });
    expect(actor.getSnapshot().context.method).toBe('creditcard-jcb');
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('is shown as unavailable, with the reason and the other methods', async () => {
    const withheld = [{ key: 'pps', reason: 'overLimit' }] as const;
    await shownPayment({ preferred: 'pps', offer: { ...CARDS, withheld } });
    expect(words()).toContain('PPS, which you chose, cannot be used now.');
    expect(words()).toContain('PPS is not offered above HK$100,000.00.');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('can be changed after a rejected payment', async () => {
    const canRetry = { status: 'REJT', description: '', canRetry: true };
    await shownPayment({ preferred: 'fps', submit: async () => CODE, poll: async () => canRetry });
    fireEvent.click(screen.getByRole('button', { name: 'Pay HK$380.00' }));
    await settle(5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getAllByRole('radio').length).toBeGreaterThan(1);
  });
});

const CARDS = {
  offered: (['visa', 'creditcard-jcb', 'creditcard-unionpay'] as const).map((key) => ({
    key,
    label: key,
    pointsToNote: [],
  })),
  withheld: [],
};
