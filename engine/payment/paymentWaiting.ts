import { failedCall } from '../wizard/CallFailure.ts';
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
    /** A poll error is ignored, unless there is nothing to poll. */
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

/** One payment at a time: a new code comes when the bank has ended the payment of the old one. */
const cancellable = {
  cancel: { guard: 'isCancelOffered', target: 'cancelling' },
  'code.renew': { guard: 'isCodeExpired', target: 'cancelling', actions: 'wantCode' },
} as const;

/** The poll's word was not conclusive: the server's own state is asked first. */
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
    /** Who is out of reach is asked again; who refuses to say would leave the applicant waiting for ever. */
    onError: [
      { guard: { type: 'isBusyFailure', params: failedCall }, target: 'resting' },
      {
        target: '#payment.checking',
        actions: { type: 'noteNotFound', params: failedCall },
      },
    ],
  },
});

/** The wish is sent; the state follows the answer. */
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

/** The long part of a payment: waiting for the server's word, and not knowing it. */
export const paymentWaiting = {
  /** Redirected or showing a QR code; polls, and offers Cancel after ten seconds. */
  waiting: paymentSetup.createStateConfig({
    tags: 'underWay',
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
   * Nobody knows yet: "do not pay again". Asks on its own, ever more rarely, until the answer is
   * conclusive; the applicant may have the bank asked to cancel.
   */
  checking: paymentSetup.createStateConfig({
    tags: 'underWay',
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
      asking: { invoke: asked('askPayment') },
      cancelling: { entry: 'noteCancel', invoke: asked('cancelPayment') },
    },
  }),
};

/** Asks about a payment of unknown outcome, or for its end; only a conclusive answer settles it. */
function asked<Question extends 'askPayment' | 'cancelPayment'>(src: Question) {
  return {
    src,
    input: ({ context }: { readonly context: PaymentContext }) => questionOf(context),
    onDone: [
      {
        guard: { type: 'isSettled', params: answered },
        target: '#payment.settling',
        actions: { type: 'settle', params: answered },
      },
      { guard: { type: 'isInProcess', params: answered }, target: '#payment.waiting' },
      { target: 'resting', actions: 'countCheck' },
    ],
    onError: { target: 'resting', actions: 'countCheck' },
  } as const;
}

function answered({ event }: { readonly event: { readonly output: PaymentAnswer } }) {
  return event.output;
}

function questionOf({ transactionId, webToken }: PaymentContext): PaymentQuestion {
  return { transactionId: transactionId ?? '', webToken };
}
