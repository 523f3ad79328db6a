// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
