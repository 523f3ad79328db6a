import { failedCall } from '../wizard/CallFailure.ts';
import type { PaymentContext, PaymentTransaction } from './Payment.ts';
import { paymentContext, paymentSetup } from './paymentSetup.ts';
import { paymentWaiting } from './paymentWaiting.ts';

/** A new code is a new payment: the one before is over, by the server's word. */
const anotherCode = {
  target: 'preparing',
  actions: ['dropTransaction', 'wantCode'],
} as const;

/** The server, or the network, did not answer. */
const busyFailure = {
  guard: { type: 'isBusyFailure', params: failedCall },
  target: 'busy',
  actions: { type: 'tellBusy', params: failedCall },
} as const;

/**
 * The payment dialog (specification, document 1, section 4 "Payment flow").
 *
 * It mirrors the server's state machine and decides nothing about money: it ends as approved only
 * by an answer of the server, asks to cancel without believing in it, and calls an outcome unknown
 * rather than offering a second payment. With a transaction id it starts waiting at once, so that
 * a reload loses nothing.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => paymentContext(input),
  initial: 'deciding',
  output: ({ context }) => ({
    outcome: context.outcome,
    transactionId: context.transactionId,
    message: context.message,
  }),
  states: {
    deciding: {
      always: [
        { guard: 'isResumed', target: 'waiting' },
        { guard: 'needsCaptcha', target: 'askingCaptcha' },
        { target: 'preparing' },
      ],
    },
    askingCaptcha: {
      invoke: {
        id: 'captcha',
        src: 'captcha',
        input: ({ context }) => ({ demand: context.demand }),
        onDone: [
          {
            guard: { type: 'hasAnswer', params: ({ event }) => event.output },
            target: 'continuing',
            actions: { type: 'storeChallenge', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
      },
    },
    /** Makes the call again that was interrupted. */
    continuing: {
      always: [
        { guard: 'isReadyToSubmit', target: 'submitting' },
        { guard: 'hasTransaction', target: 'loadingMethods' },
        { target: 'preparing' },
      ],
    },
    preparing: {
      invoke: {
        src: 'prepareTransaction',
        input: ({ context }) => ({
          submissionId: context.submissionId,
          amountCents: context.amountCents,
          challenge: context.challenge,
        }),
        onDone: {
          target: 'prepared',
          actions: [
            { type: 'storeTransaction', params: ({ event }) => event.output },
            'spendCaptcha',
          ],
        },
        onError: [
          {
            guard: { type: 'isCaptchaFailure', params: failedCall },
            target: 'askingCaptcha',
            actions: { type: 'storeDemand', params: failedCall },
          },
          busyFailure,
          {
            guard: { type: 'isLiveAttempt', params: failedCall },
            target: 'waiting',
            actions: { type: 'storeLiveAttempt', params: failedCall },
          },
          { target: 'failed', actions: { type: 'tellRefused', params: failedCall } },
        ],
      },
      on: { close: 'closed' },
    },
    prepared: {
      always: [{ guard: 'isCodeWanted', target: 'submitting' }, { target: 'loadingMethods' }],
    },
    loadingMethods: {
      invoke: {
        src: 'loadMethods',
        input: ({ context }) => ({ amountCents: context.amountCents }),
        onDone: [
          {
            guard: { type: 'hasOffer', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'storeOffer', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: [{ type: 'storeOffer', params: ({ event }) => event.output }, 'tellSuspended'],
          },
        ],
        onError: [
          busyFailure,
          { target: 'failed', actions: { type: 'tellRefused', params: failedCall } },
        ],
      },
      on: { close: 'closed' },
    },
    choosing: {
      on: {
        'method.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: { type: 'storeMethod', params: ({ event }) => event },
        },
        pay: [
          {
            guard: 'hasMethod',
            target: 'submitting',
            actions: { type: 'storeWindow', params: ({ event }) => event },
          },
          { actions: 'tellChoose' },
        ],
        'methods.refresh': 'loadingMethods',
        look: { guard: 'isOffline', actions: 'tellOnline' },
        close: 'closed',
      },
    },
    submitting: {
      tags: 'underWay',
      invoke: {
        src: 'submitPayment',
        input: ({ context }) => ({
          transaction: transactionOf(context),
          method: methodOf(context),
          amountCents: context.amountCents,
          challenge: context.challenge,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'redirect',
            target: 'opening',
            actions: [
              { type: 'storeSubmitted', params: ({ event }) => event.output },
              'spendCaptcha',
            ],
          },
          {
            target: 'waiting',
            actions: [
              { type: 'storeSubmitted', params: ({ event }) => event.output },
              'spendCaptcha',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isTokenFailure', params: failedCall },
            target: 'tokenExpired',
          },
          {
            guard: { type: 'isLiveAttempt', params: failedCall },
            target: 'waiting',
            actions: { type: 'storeLiveAttempt', params: failedCall },
          },
          {
            guard: { type: 'isCaptchaFailure', params: failedCall },
            target: 'askingCaptcha',
            actions: { type: 'storeDemand', params: failedCall },
          },
          {
            guard: { type: 'isUnsent', params: failedCall },
            target: 'choosing',
            actions: { type: 'tellBusy', params: failedCall },
          },
          busyFailure,
          {
            guard: 'hasOffered',
            target: 'choosing',
            actions: { type: 'tellRefused', params: failedCall },
          },
          { target: 'failed', actions: { type: 'tellRefused', params: failedCall } },
        ],
      },
    },
    opening: {
      tags: 'underWay',
      invoke: {
        src: 'openGateway',
        input: ({ context }) => ({
          redirectUrl: context.redirectUrl ?? '',
          paymentWindow: context.paymentWindow,
        }),
        onDone: {
          target: 'waiting',
          actions: { type: 'storeOpened', params: ({ event }) => ({ opened: event.output }) },
        },
        onError: {
          target: 'waiting',
          actions: { type: 'storeOpened', params: { opened: false } },
        },
      },
    },
    waiting: paymentWaiting.waiting,
    checking: paymentWaiting.checking,
    settling: {
      always: [
        { guard: 'isApproved', target: 'approved' },
        { guard: 'isCodeDue', ...anotherCode },
        { target: 'failed' },
      ],
    },
    failed: {
      on: {
        retry: { guard: 'mayRetry', target: 'preparing', actions: 'dropTransaction' },
        'code.renew': { guard: 'isCodeOver', ...anotherCode },
        close: 'closed',
      },
    },
    tokenExpired: {
      entry: ['dropTransaction', 'tellTokenExpired'],
      on: { retry: { target: 'preparing', actions: 'forgetMessage' }, close: 'closed' },
    },
    /** The server could not answer; the same call may be made again, the server knows the payment. */
    busy: {
      on: {
        retry: { target: 'continuing', actions: 'forgetMessage' },
        look: { guard: 'isOffline', target: 'continuing', actions: 'forgetMessage' },
        close: 'closed',
      },
    },
    approved: { type: 'final' },
    closed: { type: 'final' },
  },
});

function transactionOf({ transactionId, webToken }: PaymentContext): PaymentTransaction {
  if (transactionId === undefined || webToken === undefined) {
    throw new TypeError('Cannot pay: no transaction was prepared');
  }
  return { transactionId, webToken };
}

function methodOf({ method }: PaymentContext) {
  if (method === undefined) throw new TypeError('Cannot pay: no method was chosen');
  return method;
}
