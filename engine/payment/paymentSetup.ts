import { assign, setup } from 'xstate';
import { answerOf, type CaptchaOutput } from '../captcha/Captcha.ts';
import { captchaMachine } from '../captcha/captchaMachine.ts';
import {
  FPS_QR_VALID_MS,
  PAGE_LEAVE_LIMIT_MS,
  PAYMENT_CANCEL_AFTER_MS,
  PAYMENT_LONG_WAIT_MS,
  PAYMENT_RECHECK_MAX_MS,
  PAYMENT_RECHECK_MS,
} from '../constants.ts';
import type { FailedCall } from '../wizard/CallFailure.ts';
import { notProvided } from '../wizard/notProvided.ts';
import { busyMessage, NO_CONNECTION } from './busyMessage.ts';
import { isByCode, isBySheet, isCodeOver, placeOf } from './codePayment.ts';
import { PAYMENT_METHODS, type PaymentGatewayKey } from './methods.ts';
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
    /** From Pay until the result is known: money may be on its way. */
    tags: {} as 'underWay',
  },
  actors: {
    captcha: captchaMachine,
    /** POST createTransaction: makes the submission's live attempt or gives it back. */
    prepareTransaction: notProvided<PaymentTransaction, PrepareTransactionInput>(
      'prepare the transaction',
      'prepareTransaction',
    ),
    /** POST availability, through `offeredMethods`. */
    loadMethods: notProvided<MethodOffer, LoadMethodsInput>('load the methods', 'loadMethods'),
    /** The applicant agrees in the sheet that the click on Pay opened; `false` when it was closed. */
    agreeInSheet: notProvided<boolean, AgreeInSheetInput>('agree in the sheet', 'agreeInSheet'),
    /** POST web/… or wallet/…; what a sheet gave goes from there to the call, and through no machine. */
    submitPayment: notProvided<SubmitPaymentOutput, SubmitPaymentInput>('pay', 'submitPayment'),
    /** Sends the opened window, or this one, to the gateway; `false` when no window could go. */
    openGateway: notProvided<boolean, OpenGatewayInput>('open the gateway', 'openGateway'),
    /** Goes to the acknowledgement or the error page; `false` when leaving would lose answers. */
    leavePage: notProvided<boolean, LeavePageInput>('leave the page', 'leavePage'),
    /** GET poll/{transactionId}. */
    pollPayment: notProvided<PaymentAnswer, PaymentQuestion>('poll the payment', 'pollPayment'),
    /** POST status/{transactionId}: the server asks the gateway before it answers. */
    askPayment: notProvided<PaymentAnswer, PaymentQuestion>('ask for the payment', 'askPayment'),
    /** POST cancelpayment: what it answers counts, not what was wished. */
    cancelPayment: notProvided<PaymentAnswer, PaymentQuestion>(
      'cancel the payment',
      'cancelPayment',
    ),
  },
  delays: {
    /** The portal's own intervals are provided with the actors. */
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
     * The call that pays was interrupted; before Pay was pressed there is none to make again. What a
     * sheet gave is used up by one call: another sheet needs another click.
     */
    isReadyToSubmit: ({ context }) =>
      context.webToken !== undefined &&
      (context.isPayPressed || context.codeWanted) &&
      !isBySheet(context),
    isBySheet: ({ context }) => isBySheet(context),
    isTrue: (_, answer: boolean) => answer,
    /** What a sheet gave was sent, and the answer is lost. */
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
    /** Nothing came in while the code was valid: another may be had. */
    isCodeOver: ({ context }) => isCodeOver(context),
    isCodeDue: ({ context }) => context.codeWanted && isCodeOver({ ...context, codeExpired: true }),
    hasOffered: ({ context }) => context.offered.length > 0,
    /** Nothing could be paid with when it was asked. */
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
    /** Pay was pressed without a connection, and another method may be chosen as well. */
    isUnsent: ({ context }, { failure }: FailedCall) =>
      failure.kind === 'busy' && failure.key === NO_CONNECTION && context.offered.length > 0,
    isNotFound: (_, { failure }: FailedCall) => isNotFound(failure),
    isTokenFailure: (_, { failure }: FailedCall) => failure.kind === 'webTokenExpired',
    /** Under way already, and known by an id that can be waited for. */
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
    /** A choice that is no longer offered is cleared. */
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
    storeSubmitted: assign((_, output: SubmitPaymentOutput) => placeOf(output)),
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
    /** The gateway knows no such charge, or the server no such payment: says so beside "we do not know". */
    noteMissing: assign((_, { status }: PaymentAnswer) => missingMessage(status)),
    noteNotFound: assign((_, { failure }: FailedCall) => ({
      message: isNotFound(failure) ? failure.message : undefined,
    })),
    /** A refusal stands: the same call would be refused again. What nobody foresaw may be retried. */
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

/** Each pause before the next question is so many times as long as the one before. */
const GROWTH = 1.5;

/** The review's choice where it names one offered method, as it does when UnionPay takes no such amount. */
function onlyWay(
  { method, preferred }: PaymentContext,
  offered: MethodOffer['offered'],
): PaymentGatewayKey | undefined {
  const ways = offered.filter(({ key }) => PAYMENT_METHODS[key].id === preferred);
  return method === undefined && ways.length === 1 ? ways[0]?.key : undefined;
}
