import { failedCall } from '../wizard/CallFailure.ts';
import type { PaymentContext, PaymentQuestion } from './Payment.ts';
import { paymentSetup } from './paymentSetup.ts';

const polling = paymentSetup.createStateConfig({
  invoke: {
    src: 'pollPayment',
    input: ({ context }) => questionOf(context),
    onDone: [
      {
        guard: { type: 'isConclusive', params: ({ event }) => event.output },
        target: '#payment.settling',
        actions: { type: 'settle', params: ({ event }) => event.output },
      },
      { guard: { type: 'isInProcess', params: ({ event }) => event.output }, target: 'resting' },
      { target: 'asking' },
    ],
    /** A poll error is ignored. */
    onError: 'resting',
  },
});

const resting = paymentSetup.createStateConfig({ after: { pollInterval: 'polling' } });

const cancellable = {
  on: { cancel: { guard: 'isCancelOffered', target: 'cancelling' } },
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
      { target: '#payment.checking' },
    ],
    /** Who is out of reach is asked again; who refuses to say would leave the applicant waiting for ever. */
    onError: [
      { guard: { type: 'isBusyFailure', params: failedCall }, target: 'resting' },
      { target: '#payment.checking' },
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
        guard: { type: 'isConclusive', params: ({ event }) => event.output },
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
    /** One payment at a time: the new code comes when the server says that this one is over. */
    on: { 'code.renew': { guard: 'isCodeExpired', actions: 'wantCode' } },
    initial: 'polling',
    states: {
      polling: { ...polling, ...cancellable },
      resting: { ...resting, ...cancellable },
      asking,
      cancelling,
    },
  }),
  /** Nobody knows yet: "do not pay again". Asks on its own until the answer is conclusive. */
  checking: paymentSetup.createStateConfig({
    tags: 'underWay',
    entry: 'tellUnknown',
    on: { close: 'closed' },
    initial: 'resting',
    states: {
      resting: { after: { recheckInterval: 'asking' } },
      asking: {
        invoke: {
          src: 'askPayment',
          input: ({ context }) => questionOf(context),
          onDone: [
            {
              guard: { type: 'isSettled', params: ({ event }) => event.output },
              target: '#payment.settling',
              actions: { type: 'settle', params: ({ event }) => event.output },
            },
            { target: 'resting' },
          ],
          onError: 'resting',
        },
      },
    },
  }),
};

function questionOf({ transactionId, webToken }: PaymentContext): PaymentQuestion {
  return { transactionId: transactionId ?? '', webToken };
}
