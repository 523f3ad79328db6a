// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '#engine';
import {
  type Bank,
  pay,
  paymentFacts,
  REDIRECT,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('PaymentFacts', () => {
  it.each([
    ['APPR', 'Successful Payment'],
    ['REJT', 'Unsuccessful Payment'],
  ])('for %s shows the references, date, time and method (%s)', async (status, title) => {
    const record = { paymentId: 'P77', settledAt: '2026-11-20T02:04:30.000Z' };
    await shownPayment({ poll: async () => ({ status, description: '', record }) });
    await pay('Visa');
    expect(words()).toContain(title);
    expect(paymentFacts()).toEqual([
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
    expect(paymentFacts()).toEqual([
      'Transaction Reference No.: T1',
      'Payment Method: Visa',
      'Total amount: HK$380.00',
    ]);
  });

  it('T-09: shows the server’s payment method after a reload', async () => {
    const record = { method: 'fps', paymentId: 'P77' } as const;
    await shownPayment({ poll: async () => ({ status: 'REJT', description: '', record }) }, 'T9');
    expect(paymentFacts()).toContain('Payment Method: FPS');
  });

  it('shows nothing of the previous attempt after a new attempt', async () => {
    const record = { paymentId: 'P77', settledAt: '2026-11-20T02:04:30.000Z' };
    const bank: Bank = { poll: async () => ({ status: 'REJT', description: '', record }) };
    bank.submit = async () => REDIRECT;
    await shownPayment({ ...bank, submit: () => bank.submit?.() ?? expect.fail() });
    await pay('Visa');
    expect(paymentFacts().join()).toContain('P77');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    bank.submit = () => Promise.reject(new CallError({ kind: 'busy' }));
    await pay('Visa');
    expect(words()).toContain('The system is currently busy');
    expect(paymentFacts().join()).not.toMatch(/P77|Date/);
  });
});
