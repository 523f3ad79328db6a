import { assign, setup } from 'xstate';
import type { FailedCall } from '../calls/CallFailure.ts';
import { notProvided } from '../calls/notProvided.ts';
import { answerOf, type CaptchaOutput } from '../captcha/Captcha.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import {
  FPS_QR_VALID_MS,
  PAGE_LEAVE_LIMIT_MS,
  PAYMENT_CANCEL_AFTER_MS,
  PAYMENT_LONG_WAIT_MS,
  PAYMENT_RECHECK_MAX_MS,
  PAYMENT_RECHECK_MS,
} from '../constants/constants.ts';
import { PAYMENT_METHODS, type PaymentGatewayKey } from '../definition/paymentMethods.ts';
import { busyMessage, NO_CONNECTION } from './busyMessage.ts';
import { isByCode, isBySheet, isCodeOver, paymentDestinationOf } from './codePayment.ts';
import type {
  AgreeInSheetInput,
  LeavePageInput,
  LoadMethodsInput,
  MethodOffer,
  OpenGatewayInput,
  PaymentAnswer,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentOutput,
  PaymentQuestion,
  PaymentTransaction,
  PaymentWindow,
  PrepareTransactionInput,
  SubmitPaymentInput,
  SubmitPaymentOutput,
} from './Payment.ts';
import { POLL_INTERVALS, pollInterval } from './pollInterval.ts';
import { settledBy, settles } from './settlement.ts';
import { paymentStatusOf } from './statuses.ts';
import { genericMessage, isNotFound, missingMessage } from './unknownMessages.ts';

/** Types, effects, guards and actions of `paymentMachine`. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    children: {} as { captcha: 'captcha' },
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    /** From Pay until the result is known: a transfer may be pending. */
    tags: {} as 'pending',
  },
  actors: {
    captcha: captchaMachine,
    /**
     * POST createTransaction: creates the submission's live attempt or returns the existing one.
     */
    prepareTransaction: notProvided<PaymentTransaction, PrepareTransactionInput>(
      'prepare the transaction',
      'prepareTransaction',
    ),
    /** POST availability; `offeredMethods` computes the result. */
    loadMethods: notProvided<MethodOffer, LoadMethodsInput>('load the methods', 'loadMethods'),
    /**
     * Waits until the applicant agrees in the sheet that the click on Pay opened; `false` when it
     * was closed.
     */
    agreeInSheet: notProvided<boolean, AgreeInSheetInput>('agree in the sheet', 'agreeInSheet'),
    /**
     * POST web/… or wallet/…. A sheet's token goes directly to the call and not through the
     * machine.
     */
    submitPayment: notProvided<SubmitPaymentOutput, SubmitPaymentInput>('pay', 'submitPayment'),
    /**
     * Sends the opened window, or this one, to the gateway; `false` when no window could navigate.
     */
    openGateway: notProvided<boolean, OpenGatewayInput>('open the gateway', 'openGateway'),
    /** Opens the acknowledgement or the error page; `false` when leaving would lose answers. */
    leavePage: notProvided<boolean, LeavePageInput>('leave the page', 'leavePage'),
    /** GET poll/{transactionId}. */
    pollPayment: notProvided<PaymentAnswer, PaymentQuestion>('poll the payment', 'pollPayment'),
    /** POST status/{transactionId}: the server queries the gateway before it responds. */
    askPayment: notProvided<PaymentAnswer, PaymentQuestion>('ask for the payment', 'askPayment'),
    /** POST cancelpayment: a request, whose response determines the outcome. */
    cancelPayment: notProvided<PaymentAnswer, PaymentQuestion>(
      'cancel the payment',
      'cancelPayment',
    ),
  },
  delays: {
    /** The portal provides its own intervals together with the actors. */
    pollInterval: ({ context }) => pollInterval(context, POLL_INTERVALS),
    recheckInterval: ({ context }) =>
      Math.min(PAYMENT_RECHECK_MS * GROWTH ** context.checks, PAYMENT_RECHECK_MAX_MS),
    cancelOffer: PAYMENT_CANCEL_AFTER_MS,
    leaveLimit: PAGE_LEAVE_LIMIT_MS,
    longWait: PAYMENT_LONG_WAIT_MS,
    codeValidity: ({ context }) => context.code?.validMs ?? FPS_QR_VALID_MS,
  },
  guards: {
    isResumed: ({ context }) => context.transactionId !== undefined,
    needsCaptcha: ({ context }) => context.needsCaptcha,
    hasTransaction: ({ context }) => context.webToken !== undefined,
    /**
     * Whether the interrupted payment call can be repeated; before Pay there is no such call. A
     * payment sheet's token is valid for one call: another sheet needs another click.
     */
    isReadyToSubmit: ({ context }) =>
      context.webToken !== undefined &&
      (context.isPayPressed || context.codeWanted) &&
      !isBySheet(context),
    isBySheet: ({ context }) => isBySheet(context),
    isTrue: (_, answer: boolean) => answer,
    /** The token of a payment sheet was sent, but the response is lost. */
    isSheetUnclear: ({ context }, { failure }: FailedCall) =>
      failure.kind === 'busy' && isBySheet(context),
    hasMethod: ({ context }) => context.method !== undefined,
    hasCode: ({ context }) => context.code !== undefined,
    isOffered: ({ context }, { method }: { readonly method: PaymentGatewayKey }) =>
      context.offered.some(({ key }) => key === method),
    hasOffer: (_, { offered }: MethodOffer) => offered.length > 0,
    isCancelOffered: ({ context }) => context.cancelOffered,
    isCodeExpired: ({ context }) => context.codeExpired,
    isCodeWanted: ({ context }) => context.codeWanted,
    /** The code expired without a payment: another code is possible. */
    isCodeOver: ({ context }) => isCodeOver(context),
    isCodeDue: ({ context }) => context.codeWanted && isCodeOver({ ...context, codeExpired: true }),
    hasOffered: ({ context }) => context.offered.length > 0,
    /** The last response offered no method. */
    hasNoOffer: ({ context }) => context.webToken !== undefined && context.offered.length === 0,
    mayRetry: ({ context }) => context.canRetry,
    isApproved: ({ context }) => context.outcome === 'approved',
    isSettled: (_, answer: PaymentAnswer) => settles(answer),
    isByCode: ({ context }) => isByCode(context),
    isOffline: ({ context }) => context.message?.key === 'payment_offline',
    isInProcess: (_, { status }: PaymentAnswer) => paymentStatusOf(status).outcome === 'processing',
    hasAnswer: (_, solved: CaptchaOutput) => solved !== undefined,
    isCaptchaFailure: (_, { failure }: FailedCall) => failure.kind === 'captcha',
    isBusyFailure: (_, { failure }: FailedCall) => failure.kind === 'busy',
    /** The applicant pressed Pay without a connection and can still choose another method. */
    isUnsent: ({ context }, { failure }: FailedCall) =>
      failure.kind === 'busy' && failure.key === NO_CONNECTION && context.offered.length > 0,
    isNotFound: (_, { failure }: FailedCall) => isNotFound(failure),
    isTokenFailure: (_, { failure }: FailedCall) => failure.kind === 'webTokenExpired',
    /** A payment is pending already, and its id is known, so the machine can wait for it. */
    isLiveAttempt: ({ context }, { failure }: FailedCall) =>
      failure.kind === 'liveAttempt' &&
      (failure.transactionId ?? context.transactionId) !== undefined,
  },
  actions: {
    storeChallenge: assign((_, solved: CaptchaOutput) => ({ challenge: answerOf(solved) })),
    storeDemand: assign((_, { failure }: FailedCall) => ({
      demand: failure.kind === 'captcha' ? failure.demand : undefined,
      challenge: undefined,
    })),
    spendCaptcha: assign({ challenge: undefined, demand: undefined, needsCaptcha: false }),
    storeTransaction: assign((_, { transactionId, webToken }: PaymentTransaction) => ({
      transactionId,
      webToken,
    })),
    storeLiveAttempt: assign(({ context }, { failure }: FailedCall) => {
      const live = failure.kind === 'liveAttempt' ? failure : undefined;
      return {
        transactionId: live?.transactionId ?? context.transactionId,
        redirectUrl: live?.redirectUrl ?? context.redirectUrl,
      };
    }),
    /**
     * Clears a chosen method that is no longer offered. Without a choice, selects the only offered
     * method that matches the review's choice, if there is exactly one.
     */
    storeOffer: assign(({ context }, { offered, withheld }: MethodOffer) => ({
      offered,
      withheld,
      method: offered.some(({ key }) => key === context.method)
        ? context.method
        : onlyWay(context, offered),
    })),
    tellSuspended: assign({
      message: { key: 'payment_suspended', args: [] },
      canRetry: false,
    }),
    storeMethod: assign((_, { method }: { readonly method: PaymentGatewayKey }) => ({
      method,
      chooseHint: false,
      message: undefined,
    })),
    tellChoose: assign({ chooseHint: true }),
    storeWindow: assign((_, { paymentWindow }: { readonly paymentWindow: PaymentWindow }) => ({
      paymentWindow,
      isPayPressed: true,
      message: undefined,
    })),
    awaitPay: assign({ isPayPressed: false }),
    storeSubmitted: assign((_, output: SubmitPaymentOutput) => paymentDestinationOf(output)),
    storeOpened: assign(({ context }, { opened }: { readonly opened: boolean }) => ({
      paymentWindow: opened ? context.paymentWindow : ('blocked' as const),
    })),
    beginWait: assign({
      cancelOffered: false,
      longWait: false,
      codeExpired: false,
      codeWanted: false,
      cancelledByUser: false,
      outcome: undefined,
      outcomeKey: undefined,
      message: undefined,
    }),
    offerCancel: assign({ cancelOffered: true }),
    tellLongWait: assign({ longWait: true }),
    expireCode: assign({ codeExpired: true }),
    wantCode: assign({ codeWanted: true }),
    noteCancel: assign({ cancelledByUser: true }),
    settle: assign(({ context }, answer: PaymentAnswer) => ({
      ...settledBy(answer, context),
      transactionId: answer.paidBy ?? context.transactionId,
    })),
    countCheck: assign(({ context }) => ({ checks: context.checks + 1 })),
    tellUnknown: assign(({ context }) => ({
      outcome: 'unknown' as const,
      canRetry: false,
      checks: 0,
      codeExpired: isByCode(context),
      message: context.message ?? genericMessage(context.submissionId),
    })),
    /**
     * Sets the message of an unknown outcome: the gateway has no such charge (`noteMissing`), or
     * the server has no such payment (`noteNotFound`).
     */
    noteMissing: assign((_, { status }: PaymentAnswer) => missingMessage(status)),
    noteNotFound: assign((_, { failure }: FailedCall) => ({
      message: isNotFound(failure) ? failure.message : undefined,
    })),
    /**
     * A rejected call is final, because a retry would be rejected as well. An unexpected failure
     * can be retried.
     */
    tellRefused: assign((_, { failure }: FailedCall) =>
      failure.kind === 'refused'
        ? { message: failure.message, canRetry: failure.message.key === 'generalErrMsg' }
        : { message: { key: 'generalErrMsg', args: [] }, canRetry: true },
    ),
    tellBusy: assign((_, { failure }: FailedCall) => ({ message: busyMessage(failure) })),
    tellOnline: assign({ message: { key: 'payment_onlineAgain', args: [] } }),
    tellTokenExpired: assign({ message: { key: 'payment_sessionExpired', args: [] } }),
    forgetMessage: assign({ message: undefined }),
    /** A used or expired transaction is never paid again; the list and the choice stay. */
    dropTransaction: assign({
      transactionId: undefined,
      webToken: undefined,
      isPayPressed: false,
      code: undefined,
      codeWanted: false,
      redirectUrl: undefined,
      outcome: undefined,
      outcomeKey: undefined,
      canRetry: false,
      record: undefined,
      message: undefined,
      paymentWindow: 'none',
    }),
  },
});

/** The factor by which each pause before the next check grows. */
const GROWTH = 1.5;

/**
 * Returns the review's choice if it matches exactly one offered method, as when UnionPay does not
 * accept the amount.
 */
function onlyWay(
  { method, preferred }: PaymentContext,
  offered: MethodOffer['offered'],
): PaymentGatewayKey | undefined {
  const ways = offered.filter(({ key }) => PAYMENT_METHODS[key].id === preferred);
  return method === undefined && ways.length === 1 ? ways[0]?.key : undefined;
}
