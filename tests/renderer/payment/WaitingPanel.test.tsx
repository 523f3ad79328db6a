// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BankWindow } from '../../../renderer/browser/BankWindow.ts';
import type { PaymentActor } from '../../../renderer/payment/PaymentActor.ts';
import { WaitingPanel } from '../../../renderer/payment/WaitingPanel.tsx';
import { fakeActor } from '../../support/fakeActor.ts';
import { inPortal } from '../../support/inPortal.tsx';
import {
  opened,
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('WaitingPanel', () => {
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

  it('B-76: shows a link when the window is blocked, and continues polling', async () => {
    opened.open.mockReturnValueOnce('blocked' as never);
    const actor = await shownPayment();
    await pay('Visa');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://bank.example/1');
    expect(words()).toContain('The payment window did not open.');
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
  });
});

describe('WaitingPanel: the instructions', () => {
  async function shown(context: object, isMailed = true) {
    const facts = { amountCents: 38_000, transactionId: 'T1', cancelOffered: false, ...context };
    const { actor } = fakeActor<PaymentActor>({ context: facts, value: 'waiting' });
    const props = { actor, isMailed, bankWindow: new BankWindow() };
    const { container } = await inPortal(<WaitingPanel {...props} />);
    return container.textContent ?? '';
  }
  const STAY = 'Do not close this page.';

  it.each([
    ['visa', 'Finish the payment in the window of your bank', true],
    ['applepay', 'The payment system has not confirmed your payment yet.', true],
    ['echq', 'Upload the e-Cheque in the window that opened.', false],
    [undefined, 'Finish the payment in the window of your bank', true],
  ])('of a payment by %s begin with %j', async (method, text, staysOpen) => {
    const whole = await shown({ method });
    expect(whole).toContain(text);
    expect(whole.includes(STAY)).toBe(staysOpen);
  });

  it.each([
    [true, true, false],
    [true, false, true],
    [false, true, true],
  ])('after a minute (%s), mailed (%s): keep the page open: %s', async (...row) => {
    const [longWait, isMailed, staysOpen] = row;
    expect((await shown({ method: 'visa', longWait }, isMailed)).includes(STAY)).toBe(staysOpen);
  });

  it.each([
    ['https://bank.example/1', 'opened', 'Open the payment page again'],
    ['https://bank.example/1', 'blocked', 'Go to the payment page'],
    ['javascript:alert(1)', 'opened', undefined],
    [undefined, 'none', undefined],
  ])('link to %s of a window that is %s: %s', async (redirectUrl, paymentWindow, name) => {
    await shown({ method: 'visa', redirectUrl, paymentWindow });
    const link = screen.queryByRole('link');
    expect(link?.textContent).toBe(name);
    expect(link?.getAttribute('href') ?? undefined).toBe(name && redirectUrl);
  });
});
