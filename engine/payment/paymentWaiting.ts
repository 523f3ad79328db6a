import { failedCall } from '../calls/CallFailure.ts';
import type { PaymentAnswer, PaymentContext, PaymentQuestion } from './Payment.ts';
import { paymentSetup } from './paymentSetup.ts';

const polling = paymentSetup.createStateConfig({
  invoke: {
    src: 'pollPayment',
    input: ({ context }) => questionOf(context),
    onDone: [
      {
        guard: { type: 'isSettled', params: ({ event }) => event.output },
        target: '#payment.settling',
        actions: { type: 'settle', params: ({ event }) => event.output },
      },
      { guard: { type: 'isInProcess', params: ({ event }) => event.output }, target: 'resting' },
      { target: 'asking' },
    ],
    /** Ignores a poll error, unless the server has no such payment. */
    onError: [
      { guard: { type: 'isNotFound', params: failedCall }, target: 'asking' },
      { target: 'resting' },
    ],
  },
});

const resting = paymentSetup.createStateConfig({
  after: { pollInterval: 'polling' },
  on: { look: 'polling' },
});

/** Only one payment at a time: a new code follows when the bank has ended the old payment. */
const cancellable = {
  cancel: { guard: 'isCancelOffered', target: 'cancelling' },
  'code.renew': { guard: 'isCodeExpired', target: 'cancelling', actions: 'wantCode' },
} as const;

/** The poll was not conclusive: queries the server's own state first. */
const asking = paymentSetup.createStateConfig({
  invoke: {
    src: 'askPayment',
    input: ({ context }) => questionOf(context),
    onDone: [
      {
        guard: { type: 'isSettled', params: ({ event }) => event.output },
        target: '#payment.settling',
        actions: { type: 'settle', params: ({ event }) => event.output },
      },
      { guard: { type: 'isInProcess', params: ({ event }) => event.output }, target: 'resting' },
      {
        target: '#payment.checking',
        actions: { type: 'noteMissing', params: ({ event }) => event.output },
      },
    ],
    /**
     * After a network failure, polling continues. After a rejected call, `checking` repeats the
     * query at growing intervals.
     */
    onError: [
      { guard: { type: 'isBusyFailure', params: failedCall }, target: 'resting' },
      {
        target: '#payment.checking',
        actions: { type: 'noteNotFound', params: failedCall },
      },
    ],
  },
});

/** Sends the cancellation; the state follows the response. */
const cancelling = paymentSetup.createStateConfig({
  entry: 'noteCancel',
  invoke: {
    src: 'cancelPayment',
    input: ({ context }) => questionOf(context),
    onDone: [
      {
        guard: { type: 'isSettled', params: ({ event }) => event.output },
        target: '#payment.settling',
        actions: { type: 'settle', params: ({ event }) => event.output },
      },
      { target: 'polling' },
    ],
    onError: 'polling',
  },
});

/** The states that wait for the server's result, or retry while it is unknown. */
export const paymentWaiting = {
  /**
   * The applicant was redirected or sees a QR code. This state polls, and offers Cancel after ten
   * seconds.
   */
  waiting: paymentSetup.createStateConfig({
    tags: 'pending',
    entry: 'beginWait',
    after: {
      cancelOffer: { actions: 'offerCancel' },
      longWait: { actions: 'tellLongWait' },
      codeValidity: { guard: 'hasCode', actions: 'expireCode' },
    },
    initial: 'polling',
    states: {
      polling: { ...polling, on: cancellable },
      resting: { ...resting, on: { ...resting.on, ...cancellable } },
      asking,
      cancelling,
    },
  }),
  /**
   * The outcome is unknown: "do not pay again". This state repeats the query at growing intervals
   * until the response is conclusive; the applicant can request a cancellation.
   */
  checking: paymentSetup.createStateConfig({
    tags: 'pending',
    entry: 'tellUnknown',
    on: { close: 'closed' },
    initial: 'resting',
    states: {
      resting: {
        after: { recheckInterval: 'asking' },
        on: {
          look: 'asking',
          cancel: 'cancelling',
          'code.renew': { guard: 'isByCode', target: 'cancelling', actions: 'wantCode' },
        },
      },
      asking: { invoke: paymentCall('askPayment') },
      cancelling: { entry: 'noteCancel', invoke: paymentCall('cancelPayment') },
    },
  }),
};

/**
 * Creates the invocation that queries or cancels a payment of unknown outcome; only a conclusive
 * response settles it.
 */
function paymentCall<Question extends 'askPayment' | 'cancelPayment'>(src: Question) {
  return {
    src,
    input: ({ context }: { readonly context: PaymentContext }) => questionOf(context),
    onDone: [
      {
        guard: { type: 'isSettled', params: outputOf },
        target: '#payment.settling',
        actions: { type: 'settle', params: outputOf },
      },
      { guard: { type: 'isInProcess', params: outputOf }, target: '#payment.waiting' },
      { target: 'resting', actions: 'countCheck' },
    ],
    onError: { target: 'resting', actions: 'countCheck' },
  } as const;
}

function outputOf({ event }: { readonly event: { readonly output: PaymentAnswer } }) {
  return event.output;
}

function questionOf({ transactionId, webToken }: PaymentContext): PaymentQuestion {
  return { transactionId: transactionId ?? '', webToken };
}
