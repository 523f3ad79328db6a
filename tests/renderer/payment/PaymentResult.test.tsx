// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '#engine';
import type { PaymentActor } from '../../../renderer/payment/PaymentActor.ts';
import { PaymentResult } from '../../../renderer/payment/PaymentResult.tsx';
import { fakeActor } from '../../support/fakeActor.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';
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

describe('PaymentResult: the next actions', () => {
  /** Shows a result after which the machine accepts some events. */
  async function shown(outcome: string | undefined, can: readonly string[], canRetry = false) {
    const context = {
      outcome,
      canRetry,
      otherPayments: [],
      amountCents: 38_000,
      transactionId: 'T1',
    };
    const { actor, send } = fakeActor<PaymentActor>({ context, can });
    const { container } = await inPortal(
      <PaymentResult actor={actor} view="result" isMailed={true} />,
    );
    const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    return { names, send, text: container.textContent };
  }

  it.each([
    ['approved', [], []],
    ['rejected', ['retry', 'close'], ['Try again', 'Close']],
    ['rejected', ['close'], ['Close']],
    ['timedOut', ['code.renew', 'retry'], ['Get a new QR code', 'Choose another payment method']],
    [undefined, ['methods.refresh', 'close'], ['Refresh', 'Close']],
  ])('after %s shows the buttons for %j', async (outcome, can, buttons) => {
    expect((await shown(outcome, can)).names).toEqual(buttons);
  });

  it.each([
    ['Get a new QR code', 'code.renew'],
    ['Choose another payment method', 'retry'],
    ['Refresh', 'methods.refresh'],
    ['Close', 'close'],
  ])('%s sends %s', async (name, type) => {
    const { send } = await shown('timedOut', ['code.renew', 'retry', 'methods.refresh', 'close']);
    fireEvent.click(button(name));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type });
  });

  const [AGAIN, NEVER] = ['You can choose a payment method again.', 'can no longer be paid for'];

  it.each([
    ['approved', [], false, false],
    ['rejected', ['retry'], true, false],
    ['rejected', [], false, true],
    ['timedOut', ['code.renew'], false, false],
    [undefined, ['retry'], false, false],
  ])('after %s with %j explains a retry: %s, or its end: %s', async (...row) => {
    const [outcome, can, isAgain, isNever] = row;
    const { text } = await shown(outcome, can);
    expect([text?.includes(AGAIN), text?.includes(NEVER)]).toEqual([isAgain, isNever]);
  });

  it.each([
    ['rejected', [], false, true],
    ['cancelled', [], false, true],
    ['timedOut', [], true, true],
    ['timedOut', [], false, false],
    ['rejected', ['code.renew'], false, false],
    ['approved', [], false, false],
  ])('after %s with %j (ended: %s) says that nothing was charged: %s', async (...row) => {
    const [outcome, can, canRetry, isUncharged] = row;
    const { text } = await shown(outcome, can, canRetry);
    expect(text?.includes('Your account has not been charged')).toBe(isUncharged);
  });

  it('reports an approved payment as a status, and any other as an alert', async () => {
    await shown('approved', []);
    expect(screen.getByRole('status').textContent).toMatch(/^Successful Payment/);
    cleanup();
    await shown('rejected', []);
    expect(screen.getByRole('alert').textContent).toMatch(/^Unsuccessful Payment/);
  });
});
