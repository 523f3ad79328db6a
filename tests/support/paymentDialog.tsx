import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type Language,
  type MethodOffer,
  type PaymentAnswer,
  type PaymentQuestion,
  paymentMachine,
  type SubmitPaymentOutput,
} from '#engine';
import { BankWindow } from '../../renderer/browser/BankWindow.ts';
import { PaymentDialog } from '../../renderer/payment/PaymentDialog.tsx';
import { polyfillDialog } from './dialogs.ts';
import { inPortal } from './inPortal.tsx';

export const METHODS: MethodOffer = {
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
export const REDIRECT: SubmitPaymentOutput = {
  kind: 'redirect',
  redirectUrl: 'https://bank.example/1',
};
export const CODE: SubmitPaymentOutput = {
  kind: 'qr',
  code: { paymentId: 'P1', imageBase64: 'AAAA', url: 'https://fps.example/1', validMs: 180_000 },
};

/** The responses of the bank, and the options of the dialog. */
export interface Bank {
  offer?: MethodOffer;
  /** Replaces `offer`, for an offer that fails or changes. */
  load?: () => Promise<MethodOffer>;
  submit?: () => Promise<SubmitPaymentOutput>;
  agree?: () => Promise<boolean>;
  leave?: () => Promise<boolean>;
  poll?: () => Promise<PaymentAnswer>;
  ask?: () => Promise<PaymentAnswer>;
  cancel?: () => Promise<PaymentAnswer>;
  isMailed?: boolean;
  language?: Language;
  /** The method chosen on the review screen. */
  preferred?: string;
}

const inProcess = async () => ({ status: 'IN_PROCESS', description: '' });
/** The wallets' payment sheets. */
export const wallets = { begin: vi.fn() };

export const opened = {
  looksClosed: false,
  go: vi.fn(() => true),
  open: vi.fn(() => 'opened' as const),
  close: vi.fn(),
};

/** Renders the dialog of a payment of HK$380.00: a new one, or a pending one by its transaction. */
export async function shownPayment(bank: Bank = {}, transactionId?: string) {
  const ask = bank.ask ?? inProcess;
  const machine = paymentMachine.provide({
    actors: {
      prepareTransaction: fromPromise(async () => ({ transactionId: 'T1', webToken: 'W1' })),
      loadMethods: fromPromise(bank.load ?? (async () => bank.offer ?? METHODS)),
      submitPayment: fromPromise(bank.submit ?? (async () => REDIRECT)),
      openGateway: fromPromise(
        async ({ input }) => opened.go() && input.paymentWindow === 'opened',
      ),
      agreeInSheet: fromPromise(bank.agree ?? (async () => true)),
      leavePage: fromPromise(bank.leave ?? (async () => false)),
      pollPayment: fromPromise<PaymentAnswer, PaymentQuestion>(bank.poll ?? inProcess),
      askPayment: fromPromise<PaymentAnswer, PaymentQuestion>(ask),
      cancelPayment: fromPromise<PaymentAnswer, PaymentQuestion>(bank.cancel ?? inProcess),
    },
  });
  const actor = createActor(machine, {
    input: {
      submissionId: 'S1',
      amountCents: 38_000,
      needsCaptcha: false,
      transactionId,
      preferred: bank.preferred,
    },
  });
  const bankWindow = new BankWindow();
  const { open, go, close } = opened;
  Object.assign(bankWindow, { open, go, close });
  Object.defineProperty(bankWindow, 'looksClosed', { get: () => opened.looksClosed });
  actor.start();
  await inPortal(
    <PaymentDialog {...{ actor, bankWindow, wallets }} isMailed={bank.isMailed ?? true} />,
    { language: bank.language ?? 'en' },
  );
  await settle();
  return actor;
}

/** Runs promises and, with a duration, timers. */
export async function settle(durationMs = 0) {
  await act(() => vi.advanceTimersByTimeAsync(durationMs));
}

/** Chooses a method and pays. */
export async function pay(method: string) {
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(method) }));
  fireEvent.click(screen.getByRole('button', { name: /HK\$380\.00/ }));
  await settle();
}

/** Returns the whole text of the dialog. */
export const words = () => screen.getByRole('dialog').textContent ?? '';

/** Returns the lines of the facts of a payment, each as `label: value`. */
export const paymentFacts = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) =>
      [textContent, nextElementSibling?.textContent].join(': '),
    );

/** Installs fake timers and the methods of `<dialog>` for the tests of a file. */
export function withPaymentClock(): void {
  beforeAll(polyfillDialog);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    opened.looksClosed = false;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
