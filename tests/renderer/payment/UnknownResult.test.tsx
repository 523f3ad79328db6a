// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PaymentActor } from '../../../renderer/payment/PaymentActor.ts';
import { UnknownResult } from '../../../renderer/payment/UnknownResult.tsx';
import { fakeActor, type ShownSnapshot } from '../../support/fakeActor.ts';
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

describe('UnknownResult', () => {
  it('promises no e-mail without an address while the result is unknown', async () => {
    const answer = async () => ({ status: 'PSER', description: '' });
    await shownPayment({ poll: answer, ask: answer, isMailed: false });
    await pay('Visa');
    expect(words()).toContain('write down the transaction number T1');
    expect(words()).not.toContain('e-mail');
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
});

describe('UnknownResult: the way to another payment', () => {
  const [POLLING, CANCELLING] = [{ checking: 'polling' }, { checking: 'cancelling' }];
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  async function shown(context: object, value: ShownSnapshot['value'] = POLLING) {
    const facts = { amountCents: 38_000, transactionId: 'T1', ...context };
    const { actor, send } = fakeActor<PaymentActor>({ context: facts, value });
    const { container } = await inPortal(<UnknownResult actor={actor} isMailed={true} />);
    return { send, text: container.textContent };
  }

  it.each([
    ['fps', ['Get a new QR code', 'Cancel payment', 'Close']],
    ['visa', ['Cancel payment', 'Close']],
    [undefined, ['Cancel payment', 'Close']],
  ])('of a payment by %s has the buttons %j', async (method, names) => {
    await shown({ method });
    expect(buttons()).toEqual(names);
  });

  it.each([
    ['Get a new QR code', 'code.renew'],
    ['Cancel payment', 'cancel'],
    ['Close', 'close'],
  ])('%s sends %s', async (name, type) => {
    const { send } = await shown({ method: 'fps' });
    expect(button(name).getAttribute('aria-disabled')).not.toBe('true');
    fireEvent.click(button(name));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type });
  });

  it.each([
    [{ codeWanted: true }, CANCELLING, /^We are asking the bank to cancel/],
    [{ cancelledByUser: true }, CANCELLING, /^Asking for the payment to be cancelled/],
    [{ cancelledByUser: true }, POLLING, /^The bank has not confirmed the cancellation/],
    [{ codeWanted: true }, POLLING, /^$/],
  ])('reports %j in %j', async (context, value, text) => {
    await shown({ method: 'fps', ...context }, value);
    expect(screen.getAllByRole('status').at(-1)?.textContent).toMatch(text);
    const isAsking = value === CANCELLING;
    expect(button('Get a new QR code').getAttribute('aria-disabled')).toBe(String(isAsking));
    expect(button('Cancel payment').getAttribute('aria-disabled')).toBe(String(isAsking));
  });

  it.each([
    ['payment_dataNotFound', true],
    ['payment_generic', false],
  ])('shows the message %s: %s', async (key, isShown) => {
    await shown({ message: { key, args: ['S1'] } });
    const alert = screen.getByRole('alert').textContent ?? '';
    expect(/data not found|could not be completed/.test(alert)).toBe(isShown);
    expect(alert).toContain('quote the transaction number T1');
  });
});
