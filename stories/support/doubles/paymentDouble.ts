import { fromPromise } from 'xstate';
import {
  CallError,
  FPS_QR_VALID_MS,
  isPaymentGatewayKey,
  isWalletKey,
  type MethodOffer,
  type OtherPayment,
  type PaymentAnswer,
  type PaymentQuestion,
  paymentMachine,
  type SubmitPaymentOutput,
} from '#engine';
import { captchaDouble } from './captchaDouble.ts';
import { QR_PICTURE } from './qrPicture.ts';

/** The behaviour of the story's gateway and server. */
export interface Gateway {
  readonly offers: keyof typeof OFFERS;
  /** The gateway's response to each poll: a status of the table, or any other. */
  readonly status: string;
  /** The gateway's response after a cancellation request; default: `status`. */
  readonly afterCancel?: string;
  /** The text of the bank. */
  readonly description: string;
  readonly canRetry?: boolean;
  /** The state of this payment after a successful previous payment. */
  readonly beside?: OtherPayment['state'];
  /** The gateway's record of an ended payment. */
  readonly record: keyof typeof RECORDS;
  /** The failure of the payment call. */
  readonly refuses?: 'tokenExpired' | 'busy' | 'offline' | 'captcha' | 'liveAttempt';
  /** Whether the server never returns the methods. */
  readonly isSlow: boolean;
}

/** All methods with their notes, and the withheld methods with their reasons. */
export const ALL_METHODS: MethodOffer = {
  offered: [
    {
      key: 'creditcard-visa',
      label: 'Visa',
      pointsToNote: [{ type: 'text', content: 'Have your card ready.', order: 1 }],
    },
    { key: 'creditcard-mastercard', label: 'Mastercard', pointsToNote: [] },
    { key: 'creditcard-jcb', label: 'JCB', pointsToNote: [] },
    { key: 'pps', label: 'PPS', pointsToNote: [] },
    { key: 'fps', label: 'FPS', pointsToNote: [] },
  ],
  withheld: [
    { key: 'creditcard-unionpay', reason: 'overLimit' },
    { key: 'applepay', reason: 'device' },
  ],
};

/** The methods that the gateway offers. */
export const OFFERS = {
  all: ALL_METHODS,
  someSuspended: {
    offered: ALL_METHODS.offered.slice(0, 2),
    withheld: [{ key: 'pps', reason: 'disabledWindow' }],
  },
  wallets: {
    offered: [
      { key: 'androidpay', label: 'Google Pay', pointsToNote: [] },
      { key: 'applepay', label: 'Apple Pay', pointsToNote: [] },
      ...ALL_METHODS.offered,
    ],
    withheld: [],
  },
  noWallets: {
    offered: ALL_METHODS.offered,
    withheld: [
      { key: 'androidpay', reason: 'device' },
      { key: 'applepay', reason: 'browser' },
    ],
  },
  none: { offered: [], withheld: [] },
} as const satisfies Readonly<Record<string, MethodOffer>>;

/** The gateway's records of ended payments. */
export const RECORDS = {
  whole: { paymentId: 'P20261120-000077', settledAt: '2026-11-20T02:04:30.000Z' },
  timeAlone: { settledAt: '2026-11-20T02:04:30.000Z' },
  none: undefined,
} as const satisfies Readonly<Record<string, PaymentAnswer['record']>>;

/** Provides the payment machine with the story's own gateway. */
export function paymentDouble(gateway: Gateway) {
  let isCancelled = false;
  const answer = async (): Promise<PaymentAnswer> => {
    const { status, afterCancel, description, canRetry, record, beside } = gateway;
    const now = isCancelled ? (afterCancel ?? status) : status;
    const answer = { status: now, description, canRetry, record: RECORDS[record] };
    if (!beside) return answer;
    const other = {
      transactionId: 'T20261120-000042',
      amountCents: 38_000,
      state: beside,
      ...(beside === 'refunded' && { refundedAt: '2026-11-27T03:30:00.000Z' }),
    };
    return { ...answer, paidBy: 'T20261120-000041', otherPayments: [other] };
  };
  const ask = fromPromise<PaymentAnswer, PaymentQuestion>(answer);
  return paymentMachine.provide({
    actors: {
      captcha: captchaDouble('answers'),
      prepareTransaction: fromPromise(async () => ({
        transactionId: 'T20261120-000042',
        webToken: 'W1',
      })),
      loadMethods: fromPromise(async () => (gateway.isSlow ? NEVER : OFFERS[gateway.offers])),
      submitPayment: fromPromise(async ({ input }) => pay(gateway, input.method)),
      openGateway: fromPromise(async ({ input }) => input.paymentWindow === 'opened'),
      agreeInSheet: fromPromise(async () => true),
      leavePage: fromPromise(async () => false),
      pollPayment: ask,
      askPayment: ask,
      cancelPayment: fromPromise<PaymentAnswer, PaymentQuestion>(async () => {
        isCancelled = true;
        return answer();
      }),
    },
  });
}

const NEVER = new Promise<never>(() => undefined);

async function pay({ refuses }: Gateway, method: string): Promise<SubmitPaymentOutput> {
  if (refuses === 'tokenExpired') throw new CallError({ kind: 'webTokenExpired' });
  if (refuses === 'busy') throw new CallError({ kind: 'busy' });
  if (refuses === 'offline') throw new CallError({ kind: 'busy', key: 'connection' });
  if (refuses === 'captcha') throw new CallError({ kind: 'captcha', demand: 'captchaExpired' });
  if (refuses === 'liveAttempt') {
    throw new CallError({ kind: 'liveAttempt', transactionId: 'T20261120-000041' });
  }
  if (isPaymentGatewayKey(method) && isWalletKey(method)) return { kind: 'sheet', end: 'open' };
  if (method !== 'fps') return { kind: 'redirect', redirectUrl: 'https://bank.example/pay/1' };
  const url = 'https://fps.example/pay/1';
  return {
    kind: 'qr',
    code: { paymentId: 'P1', imageBase64: QR_PICTURE, url, validMs: FPS_QR_VALID_MS },
  };
}
