// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  CallError,
  type MethodOffer,
  type PaymentAnswer,
  type PaymentQuestion,
  paymentMachine,
  type SubmitPaymentOutput,
} from '#engine';
import { BankWindow } from '../../../renderer/payment/BankWindow.ts';
import { PaymentDialog } from '../../../renderer/payment/PaymentDialog.tsx';
import { teachDialogs } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';

const METHODS: MethodOffer = {
  offered: [
    {
      key: 'creditcard-visa',
      label: 'Visa',
      pointsToNote: [{ type: 'text', content: 'Have your card ready.', order: 1 }],
    },
    { key: 'fps', label: 'FPS', pointsToNote: [] },
  ],
  withheld: [
    { key: 'creditcard-unionpay', reason: 'overLimit' },
    { key: 'applepay', reason: 'device' },
  ],
};
const REDIRECT: SubmitPaymentOutput = { kind: 'redirect', redirectUrl: 'https://bank.example/1' };
const CODE: SubmitPaymentOutput = {
  kind: 'qr',
  code: { paymentId: 'P1', imageBase64: 'AAAA', url: 'https://fps.example/1', validMs: 180_000 },
};

interface Bank {
  offer?: MethodOffer;
  submit?: () => Promise<SubmitPaymentOutput>;
  poll?: () => Promise<PaymentAnswer>;
  ask?: () => Promise<PaymentAnswer>;
  cancel?: () => Promise<PaymentAnswer>;
  isMailed?: boolean;
}

const inProcess = async () => ({ status: 'IN_PROCESS', description: '' });
const opened = { go: vi.fn(() => true), open: vi.fn(() => 'opened' as const), close: vi.fn() };

async function shown(bank: Bank = {}, transactionId?: string) {
  const ask = bank.ask ?? inProcess;
  const machine = paymentMachine.provide({
    actors: {
      prepareTransaction: fromPromise(async () => ({ transactionId: 'T1', webToken: 'W1' })),
      loadMethods: fromPromise(async () => bank.offer ?? METHODS),
      submitPayment: fromPromise(bank.submit ?? (async () => REDIRECT)),
      openGateway: fromPromise(
        async ({ input }) => opened.go() && input.paymentWindow === 'opened',
      ),
      pollPayment: fromPromise<PaymentAnswer, PaymentQuestion>(bank.poll ?? inProcess),
      askPayment: fromPromise<PaymentAnswer, PaymentQuestion>(ask),
      cancelPayment: fromPromise<PaymentAnswer, PaymentQuestion>(bank.cancel ?? inProcess),
    },
  });
  const actor = createActor(machine, {
    input: { submissionId: 'S1', amountCents: 38_000, needsCaptcha: false, transactionId },
  });
  const bankWindow = Object.assign(new BankWindow(), opened);
  actor.start();
  await inPortal(
    <PaymentDialog actor={actor} bankWindow={bankWindow} isMailed={bank.isMailed ?? true} />,
  );
  await settle();
  return actor;
}

/** Lets promises and, with a duration, timers run. */
async function settle(durationMs = 0) {
  await act(() => vi.advanceTimersByTimeAsync(durationMs));
}

async function pay(method: string) {
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(method) }));
  fireEvent.click(screen.getByRole('button', { name: 'Pay HK$380.00' }));
  await settle();
}

const words = () => screen.getByRole('dialog').textContent ?? '';

beforeAll(teachDialogs);
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('PaymentDialog', () => {
  it('U-41: says what is charged and offers the methods as radio cards', async () => {
    await shown();
    expect(words()).toContain('Total amountHK$380.00'.replace('amount', 'amount '));
    expect(words()).toContain('T1');
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Visa',
      'FPSQR code, 3 minutes',
    ]);
  });

  it('U-46: says why a method is missing where that helps', async () => {
    await shown();
    expect(words()).toContain('UnionPay is not offered above HK$300,000.00.');
    expect(words()).not.toContain('Apple Pay');
  });

  it('D-18: keeps Pay pressable and says what is missing', async () => {
    await shown();
    const button = screen.getByRole('button', { name: 'Pay HK$380.00' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('dialog').querySelector('.field-error')).toBeNull();
    fireEvent.click(button);
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('Please choose a payment method.');
  });

  it('shows the notes of the chosen method, and that a window opens', async () => {
    await shown();
    fireEvent.click(screen.getByRole('radio', { name: /Visa/ }));
    await settle();
    expect(words()).toContain('Have your card ready.');
    expect(words()).toContain('opens in a new window');
  });

  it('D-12: opens the bank’s window in the click itself', async () => {
    await shown();
    fireEvent.click(screen.getByRole('radio', { name: /Visa/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Pay HK$380.00' }));
    expect(opened.open).toHaveBeenCalledOnce();
  });

  it('U-42: waits with words, and offers Cancel after 10 seconds only', async () => {
    await shown();
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

  it('promises no e-mail to somebody who gave no address', async () => {
    await shown({ isMailed: false });
    await pay('Visa');
    await settle(60_000);
    expect(words()).toContain('Do not close this page.');
    expect(words()).toContain('write down the transaction number T1');
    expect(words()).not.toMatch(/e-mail|may close/);
  });

  it('promises no e-mail without an address while nobody knows the result either', async () => {
    const answer = async () => ({ status: 'PSER', description: '' });
    await shown({ poll: answer, ask: answer, isMailed: false });
    await pay('Visa');
    expect(words()).toContain('write down the transaction number T1');
    expect(words()).not.toContain('e-mail');
  });

  it('B-76: gives a link when the window was blocked, and goes on asking', async () => {
    opened.open.mockReturnValueOnce('blocked' as never);
    const actor = await shown();
    await pay('Visa');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://bank.example/1');
    expect(words()).toContain('The payment window did not open.');
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
  });

  it('U-43: shows the QR code with amount and countdown, and a new one after 3 minutes', async () => {
    await shown({ submit: async () => CODE });
    await pay('FPS');
    expect(words()).toContain('Use FPS to process the payment');
    expect(screen.getByRole('img').getAttribute('alt')).toContain('HK$380.00');
    await settle(60_000);
    expect(words()).toContain('Valid for 2:00');
    await settle(121_000);
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Get a new QR code' }));
    await settle();
    expect(screen.queryByRole('img')).toBeNull();
    expect(words()).toContain('The new code appears here as soon as it has.');
  });

  it('U-45: says of FPS that the time is over, what was charged, and offers a new code first', async () => {
    const answer = async () => ({ status: 'PSTO', description: '' });
    await shown({ submit: async () => CODE, poll: answer, ask: answer });
    await pay('FPS');
    expect(words()).toContain('The time for the QR code is over and no payment has come in.');
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Get a new QR code', 'Choose another payment method', 'Close']);
  });

  it('keeps the focus in the dialog when the code that had it expires', async () => {
    await shown({ submit: async () => CODE });
    await pay('FPS');
    const heading = screen.getByRole('heading', { name: 'Online Payment' });
    screen.getByRole('link', { name: 'Open Mobile App' }).focus();
    await settle(60_000);
    expect(document.activeElement?.textContent).toBe('Open Mobile App');
    await settle(121_000);
    expect(document.activeElement).toBe(heading);
  });

  it('opens no window for FPS', async () => {
    await shown({ submit: async () => CODE });
    await pay('FPS');
    expect(opened.open).not.toHaveBeenCalled();
  });

  it.each([
    ['REJT', 'Your payment has been rejected by the payment system.', true],
    ['CANC', 'Payment has been cancelled. Please try again later.', true],
  ])('U-45: says of %s what happened and that nothing was charged', async (status, text, retry) => {
    await shown({ poll: async () => ({ status, description: 'do not honour' }) });
    await pay('Visa');
    expect(words()).toContain('Unsuccessful Payment');
    expect(words()).toContain(text);
    expect(words()).toContain('Your account has not been charged for this attempt.');
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(retry);
  });

  it('says nothing of a charge when the time ran out: it is not known', async () => {
    await shown({
      poll: async () => ({ status: 'PSTO', description: '' }),
      ask: async () => ({ status: 'PSTO', description: '' }),
    });
    await pay('Visa');
    expect(words()).not.toContain('has not been charged');
  });

  it.each(['PSER', 'FIER', 'DUPA', 'NOTF', 'XXXX'])(
    'U-44: does not know yet after %s, and says not to pay again',
    async (status) => {
      const answer = async () => ({ status, description: '' });
      await shown({ poll: answer, ask: answer });
      await pay('Visa');
      expect(words()).toContain('We do not know yet – do not pay again');
      expect(words()).toContain('T1');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('B-68: an expired web token starts the payment anew', async () => {
    await shown({
      submit: () => Promise.reject(new CallError({ kind: 'webTokenExpired' })),
    });
    await pay('Visa');
    expect(words()).toContain('Payment session has expired. Please try again.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('says that online payment is suspended when nothing is offered', async () => {
    await shown({ offer: { offered: [], withheld: [] } });
    expect(words()).toContain('Online payment service is temporarily suspended.');
  });

  it('waits at once for a payment that was under way before a reload', async () => {
    await shown({}, 'T9');
    expect(words()).toContain('Waiting for the result of the payment');
    expect(words()).toContain('T9');
  });

  it('ends as approved only by an answer of the server', async () => {
    let status = 'IN_PROCESS';
    const actor = await shown({ poll: async () => ({ status, description: '' }) });
    await pay('Visa');
    status = 'APPR';
    await settle(5000);
    expect(actor.getSnapshot().output).toMatchObject({ outcome: 'approved', transactionId: 'T1' });
  });
});
