import { failedCall } from '../calls/CallFailure.ts';
import type { PaymentEvent } from './Payment.ts';
import { methodOf, paymentContext, transactionOf } from './paymentContext.ts';
import { anotherCode, paymentEnds } from './paymentEnds.ts';
import { paymentSetup } from './paymentSetup.ts';
import { paymentSheet } from './paymentSheet.ts';
import { paymentWaiting } from './paymentWaiting.ts';

/** The transition after a call to which the server or the network did not respond. */
const busyFailure = {
  guard: { type: 'isBusyFailure', params: failedCall },
  target: 'busy',
  actions: { type: 'tellBusy', params: failedCall },
} as const;

type MethodChosen = Extract<PaymentEvent, { readonly type: 'method.chosen' }>;
const chosenIn = ({ event }: { readonly event: MethodChosen }) => event;
/** Stores a method from the visible list. */
const methodChosen = {
  guard: { type: 'isOffered', params: chosenIn },
  actions: { type: 'storeMethod', params: chosenIn },
} as const;

/**
 * The state machine of the payment dialog (specification, document 1, section 4 "Payment flow").
 *
 * The machine mirrors the server's state and makes no decision about money. Only a response of the
 * server approves a payment. A cancellation is a request, whose result the server reports. After an
 * unclear result the outcome is `unknown`, and no second payment is offered. With a transaction id
 * the machine starts to wait at once, so that a reload loses nothing.
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
    /** Repeats the call that was interrupted. */
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
      // The previous list stays visible during a reload, and its methods can be chosen.
      on: { close: 'closed', 'method.chosen': methodChosen },
    },
    choosing: {
      entry: 'awaitPay',
      on: {
        'method.chosen': methodChosen,
        pay: [
          {
            guard: 'isBySheet',
            target: 'agreeing',
            actions: { type: 'storeWindow', params: ({ event }) => event },
          },
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
    agreeing: paymentSheet.agreeing,
    submitting: {
      tags: 'pending',
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
            guard: ({ event }) => event.output.kind === 'sheet' && event.output.end !== 'open',
            target: 'leaving',
            actions: 'spendCaptcha',
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
          { guard: { type: 'isSheetUnclear', params: failedCall }, target: 'checking' },
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
    leaving: paymentSheet.leaving,
    opening: {
      tags: 'pending',
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
    ...paymentEnds,
    approved: { type: 'final' },
    closed: { type: 'final' },
  },
});
