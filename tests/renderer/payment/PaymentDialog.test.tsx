// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '#engine';
import {
  type Bank,
  CODE,
  opened,
  pay,
  REDIRECT,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

/** Returns the lines of a result screen. */
const facts = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) =>
      [textContent, nextElementSibling?.textContent].join(': '),
    );

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

  it('U-42: shows a waiting message, and offers Cancel only after 10 seconds', async () => {
    await shownPayment();
    await pay('Visa');
    expect(words()).toContain('Waiting for the result of the payment');
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
    await settle(10_000);
    expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeTruthy();
    expect(words()).toContain('Do not close this page.');
    await settle(50_000);
    expect(words()).toContain('You may close this window.');
    expect(words()).not.toContain('Do not close this page.');
  });

  it('U-42: keeps its status regions outside the busy element, for screen readers', async () => {
    await shownPayment();
    await pay('Visa');
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('[aria-busy="true"]')?.textContent).toContain('Waiting for');
    expect(
      dialog.querySelector('[aria-busy="true"] :is([role="status"], [role="alert"])'),
    ).toBeNull();
    const places = new Set(screen.getAllByRole('status'));
    await settle(60_000);
    const statusLine = screen.getByText(/You may close this window/).closest('[role="status"]');
    expect(statusLine && places.has(statusLine as HTMLElement)).toBe(true);
  });

  it('promises no e-mail to an applicant without an address', async () => {
    await shownPayment({ isMailed: false });
    await pay('Visa');
    await settle(60_000);
    expect(words()).toContain('Do not close this page.');
    expect(words()).toContain('write down the transaction number T1');
    expect(words()).not.toMatch(/e-mail|may close/);
  });

  it('promises no e-mail without an address while the result is unknown', async () => {
    const answer = async () => ({ status: 'PSER', description: '' });
    await shownPayment({ poll: answer, ask: answer, isMailed: false });
    await pay('Visa');
    expect(words()).toContain('write down the transaction number T1');
    expect(words()).not.toContain('e-mail');
  });

  it('B-76: shows a link when the window is blocked, and continues polling', async () => {
    opened.open.mockReturnValueOnce('blocked' as never);
    const actor = await shownPayment();
    await pay('Visa');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://bank.example/1');
    expect(words()).toContain('The payment window did not open.');
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
  });

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

  it.each([
    ['APPR', 'Successful Payment'],
    ['REJT', 'Unsuccessful Payment'],
  ])('for %s shows the references, date, time and method (%s)', async (status, title) => {
    const record = { paymentId: 'P77', settledAt: '2026-11-20T02:04:30.000Z' };
    await shownPayment({ poll: async () => ({ status, description: '', record }) });
    await pay('Visa');
    expect(words()).toContain(title);
    expect(facts()).toEqual([
      'Transaction Reference No.: T1',
      'Transaction Date & Time: 20/11/2026 10:04 AM',
      'Payment Reference No.: P77',
      'Payment Method: Visa',
      'Total amount: HK$380.00',
    ]);
  });

  it.each([
    ['APPR', undefined],
    ['REJT', undefined],
    ['CANC', { paymentId: undefined, settledAt: undefined }],
  ])('for %s omits unknown lines', async (status, record) => {
    await shownPayment({ poll: async () => ({ status, description: '', record }) });
    await pay('Visa');
    expect(facts()).toEqual([
      'Transaction Reference No.: T1',
      'Payment Method: Visa',
      'Total amount: HK$380.00',
    ]);
  });

  it('T-09: shows the server’s payment method after a reload', async () => {
    const record = { method: 'fps', paymentId: 'P77' } as const;
    await shownPayment({ poll: async () => ({ status: 'REJT', description: '', record }) }, 'T9');
    expect(facts()).toContain('Payment Method: FPS');
  });

  it('shows nothing of the previous attempt after a new attempt', async () => {
    const record = { paymentId: 'P77', settledAt: '2026-11-20T02:04:30.000Z' };
    const bank: Bank = { poll: async () => ({ status: 'REJT', description: '', record }) };
    bank.submit = async () => REDIRECT;
    await shownPayment({ ...bank, submit: () => bank.submit?.() ?? expect.fail() });
    await pay('Visa');
    expect(facts().join()).toContain('P77');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    bank.submit = () => Promise.reject(new CallError({ kind: 'busy' }));
    await pay('Visa');
    expect(words()).toContain('The system is currently busy');
    expect(facts().join()).not.toMatch(/P77|Date/);
  });

  it('promise 8: shows a timed-out payment as unknown, and offers no second payment', async () => {
    const timedOut = async () => ({ status: 'PSTO', description: '', canRetry: false });
    await shownPayment({ poll: timedOut, ask: timedOut, cancel: timedOut });
    await pay('Visa');
    expect(words()).toContain('We do not know yet whether your payment went through');
    expect(words()).toContain('Your bank may have taken the money');
    expect(words()).not.toMatch(/Unsuccessful|has not been charged/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    await settle();
    expect(words()).toContain('The bank has not confirmed the cancellation. We keep asking.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('promise 8: offers a second payment after the bank cancels a timed-out payment', async () => {
    const timedOut = async () => ({ status: 'PSTO', description: '', canRetry: false });
    const cancel = async () => ({ status: 'CANC', description: '', canRetry: true });
    await shownPayment({ poll: timedOut, ask: timedOut, cancel });
    await pay('Visa');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    await settle();
    expect(words()).toContain('Your account has not been charged for this attempt.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it('promise 8: shows a second payment that will be refunded', async () => {
    const refund = { transactionId: 'T1', amountCents: 38_000, state: 'refundDue' } as const;
    const answer = { status: 'APPR', description: '', paidBy: 'T0', otherPayments: [refund] };
    const actor = await shownPayment({ poll: async () => answer });
    await pay('Visa');
    expect(words()).toContain(
      'A second payment of HK$380.00 was taken (transaction number T1). It will be refunded.',
    );
    expect(facts()).toContain('Transaction Reference No.: T0');
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'approved', transactionId: 'T0' });
  });

  it.each([
    ['en', 'It was paid back on 27/11/2026 11:30 AM.'],
    ['zh-Hant', '款項已於 2026年11月27日'],
    ['zh-Hans', '款项已于 2026年11月27日'],
  ] as const)(
    'promise 8: shows in %s that a second payment was refunded',
    async (language, said) => {
      const refund = {
        transactionId: 'T1',
        amountCents: 38_000,
        state: 'refunded',
        refundedAt: '2026-11-27T03:30:00.000Z',
      } as const;
      const answer = { status: 'APPR', description: '', paidBy: 'T0', otherPayments: [refund] };
      await shownPayment({ poll: async () => answer, language });
      await pay('Visa');
      expect(words()).toContain(said);
    },
  );

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

  it('promise 15: shows that a lost connection does not affect a pending payment', async () => {
    const poll = vi.fn(async () => ({ status: 'IN_PROCESS', description: '' }));
    await shownPayment({ poll });
    await pay('Visa');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await settle();
    expect(words()).toContain('This does not affect your payment.');
    online.mockReturnValue(true);
    const asked = poll.mock.calls.length;
    fireEvent(window, new Event('online'));
    await settle();
    expect(words()).not.toContain('This does not affect your payment.');
    expect(poll.mock.calls.length).toBe(asked + 1);
    online.mockRestore();
  });

  it.each(['PSER', 'FIER', 'DUPA', 'NOTF', 'XXXX'])(
    'U-44: for %s shows an unknown result, and warns not to pay again',
    async (status) => {
      const answer = async () => ({ status, description: '' });
      await shownPayment({ poll: answer, ask: answer });
      await pay('Visa');
      expect(words()).toContain('We do not know yet whether your payment went through');
      expect(words()).toContain('Do not pay again yet.');
      expect(words()).toContain('T1');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

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
