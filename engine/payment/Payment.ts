import type { ChallengeAnswer } from '../captcha/Captcha.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { CaptchaDemand } from '../wizard/CallFailure.ts';
import type { PaymentGatewayKey } from './methods.ts';
import type { PaymentMessageKey, PaymentOutcome } from './statuses.ts';

/** Names one payment to the server; the web token authorises its calls. */
export interface PaymentTransaction {
  readonly transactionId: string;
  readonly webToken: string;
}

/** A note about a method (document 1, section 3, pointsToNote). */
export interface PointToNote {
  readonly type: string;
  readonly content: string;
  readonly order: number;
}

/** One method that the dialog offers. */
export interface OfferedMethod {
  readonly key: PaymentGatewayKey;
  readonly label: string;
  readonly pointsToNote: readonly PointToNote[];
}

/** A method that is not offered, and why (shown as a line of words). */
export interface WithheldMethod {
  readonly key: PaymentGatewayKey;
  readonly reason:
    | 'inactive'
    /** This portal never takes it. */
    | 'notTaken'
    | 'notAccepted'
    | 'blocked'
    | 'overLimit'
    | 'disabledWindow'
    /** The device cannot pay so. */
    | 'device'
    /** The browser cannot pay so. */
    | 'browser';
}

/** Input of `prepareTransaction`: one live attempt per submission, made or given back. */
export interface PrepareTransactionInput {
  readonly submissionId: string;
  readonly amountCents: number;
  readonly challenge: ChallengeAnswer | undefined;
}

/** Input of `loadMethods`. */
export interface LoadMethodsInput {
  readonly amountCents: number;
}

/** What `loadMethods` gives: see `offeredMethods`, which makes it from the wire's list. */
export interface MethodOffer {
  readonly offered: readonly OfferedMethod[];
  readonly withheld: readonly WithheldMethod[];
}

/** Input of `submitPayment`. */
export interface SubmitPaymentInput {
  readonly transaction: PaymentTransaction;
  readonly method: PaymentGatewayKey;
  readonly amountCents: number;
  readonly challenge: ChallengeAnswer | undefined;
}

/** An FPS QR code. */
export interface FpsCode {
  readonly paymentId: string;
  /** PNG, base64 without a data prefix. */
  readonly imageBase64: string;
  /** Opens the bank's app on the same device. */
  readonly url: string;
  /** How long it can be paid yet. */
  readonly validMs: number;
}

export type SubmitPaymentOutput =
  | { readonly kind: 'redirect'; readonly redirectUrl: string }
  | { readonly kind: 'qr'; readonly code: FpsCode }
  /** A wallet: the server has asked the gateway already. `open`: nobody knows yet. */
  | { readonly kind: 'sheet'; readonly end: 'paid' | 'notPaid' | 'open' };

/** How a payment under way was begun: its code or its bank's page shows again after a reload. */
export interface BegunPayment {
  readonly transactionId: string;
  readonly method: PaymentGatewayKey;
  readonly output: SubmitPaymentOutput;
}

/** Input of `openGateway`: sends the opened window (or this one) to the gateway's page. */
export interface OpenGatewayInput {
  readonly redirectUrl: string;
  readonly paymentWindow: PaymentWindow;
}

/** Input of `agreeInSheet`: the wallet's sheet was opened in the click on Pay. */
export interface AgreeInSheetInput {
  readonly amountCents: number;
}

/** Input of `leavePage`: a wallet's payment that has ended. */
export interface LeavePageInput {
  readonly transactionId: string;
}

/** Input of `pollPayment`, `askPayment` and `cancelPayment`. */
export interface PaymentQuestion {
  readonly transactionId: string;
  /** Absent after a reload. */
  readonly webToken: string | undefined;
}

/** What the server says of a payment. */
export interface PaymentAnswer {
  /** A code of the status table, `IN_PROCESS`, or anything. */
  readonly status: string;
  readonly description: string;
  /**
   * Whether this payment is dead and another one is allowed. Where the server is silent, a rejected
   * or cancelled payment may be repeated, one that timed out may not.
   */
  readonly canRetry?: boolean | undefined;
  /** The form was paid by this other transaction. */
  readonly paidBy?: string | undefined;
  /** Further payments for a form that is paid. */
  readonly otherPayments?: readonly OtherPayment[] | undefined;
  /** Of a payment that has ended. */
  readonly record?: PaymentRecord | undefined;
}

/** A further payment for a form that is paid already, and what happens to it. */
export interface OtherPayment {
  readonly transactionId: string;
  readonly amountCents: number;
  /** Its money arrived and is given back, or was; or the bank is being asked to cancel it. */
  readonly state: 'refundDue' | 'refunded' | 'beingCancelled';
  /** When it was paid back, ISO 8601; of a `refunded` one. */
  readonly refundedAt?: string | undefined;
}

/** What is kept of a payment that has ended, as far as it is known (document 1, section 3). */
export interface PaymentRecord {
  /** The gateway's own reference. */
  readonly paymentId?: string | undefined;
  readonly method?: PaymentGatewayKey | undefined;
  /** ISO 8601. */
  readonly settledAt?: string | undefined;
  readonly brandName?: string | undefined;
  readonly channel?: string | undefined;
  readonly subType?: string | undefined;
  /** Which of the form's payments it was, from 1. */
  readonly attemptNo?: number | undefined;
  /** The gateway's code for the reason of a rejection. */
  readonly rejectReasonCode?: string | undefined;
}

/** The window that the click on Pay opened: none needed, opened, or refused by the browser. */
export type PaymentWindow = 'none' | 'opened' | 'blocked';

/** What paying starts with. */
export interface PaymentInput {
  readonly submissionId: string;
  readonly amountCents: number;
  /** Resumes waiting for this payment instead of making one (after a reload). */
  readonly transactionId?: string | undefined;
  /** How that payment was begun, where it is known. */
  readonly begun?: BegunPayment | undefined;
  /** The method chosen on the review: marked in the dialog, where it is offered. */
  readonly preferred?: string | undefined;
  readonly needsCaptcha: boolean;
}

export interface PaymentContext {
  readonly submissionId: string;
  readonly amountCents: number;
  readonly transactionId: string | undefined;
  readonly webToken: string | undefined;
  readonly needsCaptcha: boolean;
  readonly challenge: ChallengeAnswer | undefined;
  readonly demand: CaptchaDemand | undefined;
  readonly offered: readonly OfferedMethod[];
  readonly withheld: readonly WithheldMethod[];
  readonly method: PaymentGatewayKey | undefined;
  /** Id of the method chosen on the review. */
  readonly preferred: string | undefined;
  /** Pay was pressed without a method: say "choose a payment method". */
  readonly chooseHint: boolean;
  /** Pay was pressed for this transaction: a call that failed then may be made again. */
  readonly isPayPressed: boolean;
  readonly paymentWindow: PaymentWindow;
  /** Shown as a link while waiting, so that a blocked or lost window harms nobody. */
  readonly redirectUrl: string | undefined;
  readonly code: FpsCode | undefined;
  readonly codeExpired: boolean;
  /** A new code was asked for: it comes once the server says that the payment of the old one is over. */
  readonly codeWanted: boolean;
  /** Ten seconds have passed: Cancel shows. */
  readonly cancelOffered: boolean;
  /** A minute has passed: say that the window may be closed. */
  readonly longWait: boolean;
  /** Whether this sitting asked for the cancellation (other words than a cancellation by others). */
  readonly cancelledByUser: boolean;
  readonly outcome: PaymentOutcome | undefined;
  /** Key of the outcome in a few words, once it is known. */
  readonly outcomeKey: PaymentMessageKey | undefined;
  readonly canRetry: boolean;
  readonly record: PaymentRecord | undefined;
  readonly otherPayments: readonly OtherPayment[];
  /** How often a payment of unknown outcome was asked for; the pauses grow with it. */
  readonly checks: number;
  readonly message: MessageRef | undefined;
}

export type PaymentEvent =
  | { readonly type: 'method.chosen'; readonly method: PaymentGatewayKey }
  /** Sent in the same click that opened the window. */
  | { readonly type: 'pay'; readonly paymentWindow: PaymentWindow }
  | { readonly type: 'methods.refresh' }
  /** A new code instead of one whose time is over. */
  | { readonly type: 'code.renew' }
  | { readonly type: 'cancel' }
  /** The connection is back, or the page is looked at again: ask at once. */
  | { readonly type: 'look' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

export interface PaymentOutput {
  /** `undefined` when the dialog was closed before anything was paid. */
  readonly outcome: PaymentOutcome | undefined;
  readonly transactionId: string | undefined;
  readonly message: MessageRef | undefined;
}
