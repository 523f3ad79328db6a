import type { CaptchaDemand } from '../calls/CallFailure.ts';
import type { ChallengeAnswer } from '../captcha/Captcha.ts';
import type { PaymentGatewayKey } from '../definition/paymentMethods.ts';
import type { MessageRef } from '../messages/MessageRef.ts';
import type { PaymentMessageKey, PaymentOutcome } from './statuses.ts';

/** The identity of one payment at the server; the web token authorises its calls. */
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

/** A payment method that the dialog offers. */
export interface OfferedMethod {
  readonly key: PaymentGatewayKey;
  readonly label: string;
  readonly pointsToNote: readonly PointToNote[];
}

/** A payment method that the dialog does not offer, with the reason (shown as a line of text). */
export interface WithheldMethod {
  readonly key: PaymentGatewayKey;
  readonly reason:
    | 'inactive'
    /** This portal never accepts it. */
    | 'notTaken'
    | 'notAccepted'
    | 'blocked'
    | 'overLimit'
    | 'disabledWindow'
    /** The device does not support the method. */
    | 'device'
    /** The browser does not support the method. */
    | 'browser';
}

/**
 * The input of `prepareTransaction`, which creates or returns the one live attempt of a submission.
 */
export interface PrepareTransactionInput {
  readonly submissionId: string;
  readonly amountCents: number;
  readonly challenge: ChallengeAnswer | undefined;
}

/** The input of `loadMethods`. */
export interface LoadMethodsInput {
  readonly amountCents: number;
}

/** The output of `loadMethods`; `offeredMethods` computes it from the server's list. */
export interface MethodOffer {
  readonly offered: readonly OfferedMethod[];
  readonly withheld: readonly WithheldMethod[];
}

/** The input of `submitPayment`. */
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
  /** A URL that opens the bank's app on the same device. */
  readonly url: string;
  /** The remaining time to pay with the code. */
  readonly validMs: number;
}

export type SubmitPaymentOutput =
  | { readonly kind: 'redirect'; readonly redirectUrl: string }
  | { readonly kind: 'qr'; readonly code: FpsCode }
  /**
   * A wallet payment: the server has queried the gateway already. `open`: the result is not known
   * yet.
   */
  | { readonly kind: 'sheet'; readonly end: 'paid' | 'notPaid' | 'open' };

/**
 * The start of a pending payment: after a reload the page shows its code or its link to the bank
 * again.
 */
export interface StartedPayment {
  readonly transactionId: string;
  readonly method: PaymentGatewayKey;
  readonly output: SubmitPaymentOutput;
}

/**
 * The input of `openGateway`, which sends the opened window (or this one) to the gateway's page.
 */
export interface OpenGatewayInput {
  readonly redirectUrl: string;
  readonly paymentWindow: PaymentWindow;
}

/** The input of `agreeInSheet`: the click on Pay opened the wallet's sheet. */
export interface AgreeInSheetInput {
  readonly amountCents: number;
}

/** The input of `leavePage`: a wallet payment that has ended. */
export interface LeavePageInput {
  readonly transactionId: string;
}

/** The input of `pollPayment`, `askPayment` and `cancelPayment`. */
export interface PaymentQuestion {
  readonly transactionId: string;
  /** Absent after a reload. */
  readonly webToken: string | undefined;
}

/** The server's response about a payment. */
export interface PaymentAnswer {
  /** A code of the status table, `IN_PROCESS`, or any other text. */
  readonly status: string;
  readonly description: string;
  /**
   * Whether this payment has ended and another one is allowed. The default is `true` for a rejected
   * or cancelled payment and `false` for one that timed out.
   */
  readonly canRetry?: boolean | undefined;
  /** The other transaction that paid for the form. */
  readonly paidBy?: string | undefined;
  /** The other payments for a form that is paid. */
  readonly otherPayments?: readonly OtherPayment[] | undefined;
  /** Set for a payment that has ended. */
  readonly record?: PaymentRecord | undefined;
}

/** An additional payment for a form that is paid already, and its state. */
export interface OtherPayment {
  readonly transactionId: string;
  readonly amountCents: number;
  /**
   * Whether the received money is due for a refund, was refunded, or the bank is cancelling the
   * payment.
   */
  readonly state: 'refundDue' | 'refunded' | 'beingCancelled';
  /** The time of the refund, ISO 8601; only for a `refunded` payment. */
  readonly refundedAt?: string | undefined;
}

/** The stored record of a payment that has ended, as far as it is known (document 1, section 3). */
export interface PaymentRecord {
  /** The gateway's own reference. */
  readonly paymentId?: string | undefined;
  readonly method?: PaymentGatewayKey | undefined;
  /** ISO 8601. */
  readonly settledAt?: string | undefined;
  readonly brandName?: string | undefined;
  readonly channel?: string | undefined;
  readonly subType?: string | undefined;
  /** The number of this attempt among the form's payments, from 1. */
  readonly attemptNo?: number | undefined;
  /** The gateway's code for the reason of a rejection. */
  readonly rejectReasonCode?: string | undefined;
}

/** The window that the click on Pay opened: not needed, opened, or blocked by the browser. */
export type PaymentWindow = 'none' | 'opened' | 'blocked';

/** The input of the payment machine. */
export interface PaymentInput {
  readonly submissionId: string;
  readonly amountCents: number;
  /** The payment to wait for after a reload; absent for a new payment. */
  readonly transactionId?: string | undefined;
  /** The start of that payment, if it is known. */
  readonly startedPayment?: StartedPayment | undefined;
  /** The method chosen on the review: preselected in the dialog, if it is offered. */
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
  /** The id of the method chosen on the review. */
  readonly preferred: string | undefined;
  /**
   * Whether the applicant pressed Pay without a method: the dialog shows "choose a payment method".
   */
  readonly chooseHint: boolean;
  /**
   * Whether the applicant pressed Pay for this transaction: only then can a failed call be
   * repeated.
   */
  readonly isPayPressed: boolean;
  readonly paymentWindow: PaymentWindow;
  /** The bank's URL, shown as a link while waiting, in case the window is blocked or lost. */
  readonly redirectUrl: string | undefined;
  readonly code: FpsCode | undefined;
  readonly codeExpired: boolean;
  /**
   * Whether the applicant requested a new code: it follows once the server confirms the end of the
   * old payment.
   */
  readonly codeWanted: boolean;
  /** Whether ten seconds have passed: the dialog shows Cancel. */
  readonly cancelOffered: boolean;
  /** Whether a minute has passed: the dialog explains that the window may be closed. */
  readonly longWait: boolean;
  /**
   * Whether this session requested the cancellation (its text differs from other cancellations).
   */
  readonly cancelledByUser: boolean;
  readonly outcome: PaymentOutcome | undefined;
  /** The key of the outcome's short text, once it is known. */
  readonly outcomeKey: PaymentMessageKey | undefined;
  readonly canRetry: boolean;
  readonly record: PaymentRecord | undefined;
  readonly otherPayments: readonly OtherPayment[];
  /** The number of checks of a payment with unknown outcome; the pauses grow with it. */
  readonly checks: number;
  readonly message: MessageRef | undefined;
}

export type PaymentEvent =
  | { readonly type: 'method.chosen'; readonly method: PaymentGatewayKey }
  /** The click that opened the window also sends this event. */
  | { readonly type: 'pay'; readonly paymentWindow: PaymentWindow }
  | { readonly type: 'methods.refresh' }
  /** Requests a new code after the old one expired. */
  | { readonly type: 'code.renew' }
  | { readonly type: 'cancel' }
  /** The connection is back, or the page is visible again: poll at once. */
  | { readonly type: 'look' }
  | { readonly type: 'retry' }
  | { readonly type: 'close' };

export interface PaymentOutput {
  /** `undefined` when the dialog was closed before any payment. */
  readonly outcome: PaymentOutcome | undefined;
  readonly transactionId: string | undefined;
  readonly message: MessageRef | undefined;
}
