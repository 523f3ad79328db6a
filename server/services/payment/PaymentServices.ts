import type { Language, PaymentGatewayKey, PointToNote, WithheldMethod } from '#engine';
import type { GatewayMethod, GatewayStatusCode, WalletData } from '../../ports/PaymentGateway.ts';
import type { Obstacle, SignatureObstacle } from '../submission/judge.ts';
import type { OtherPayment } from './otherPayments.ts';
import type { MethodsQuery } from './paymentMethods.ts';

/**
 * Paying. The server alone decides about money; these calls start, ask and tell. `undefined` means
 * that the sitting knows no such transaction: 404, whoever's it may be.
 */
export interface PaymentServices {
  /**
   * Opens the one live attempt of a submission, or returns it with a fresh web token. Refused with
   * a `result` unless every validation holds and every required signature is there, and while an
   * earlier attempt is at the gateway and not known to be dead (`processing`).
   *
   * @param input.amountCents the amount the browser believes in, only compared
   */
  createTransaction(input: {
    readonly submissionId: string;
    readonly amountCents: number;
    readonly sitting: string;
  }): Promise<TransactionResult | undefined>;
  /** The live transaction of the submission that a sitting pays for, with a fresh web token. */
  currentTransaction(sitting: string): Promise<Transaction | undefined>;
  /** Methods that the gateway takes, and which of them can be paid with now, for an amount. */
  paymentMethods(query: MethodsQuery): Promise<readonly PaymentMethodState[] | PaymentRefused>;
  /** Sends an attempt to the gateway's card page. Spends the web token. */
  startWebPayment(input: StartPayment): Promise<WebPaymentStarted | PaymentRefused | undefined>;
  /** Makes an FPS request for an attempt. Spends the web token. */
  startFpsPayment(input: StartPayment): Promise<FpsStarted | PaymentRefused | undefined>;
  /** Pays an attempt with what a wallet's sheet gave. Spends the web token. */
  payByWallet(input: PayByWallet): Promise<WalletPaid | PaymentRefused | undefined>;
  /** How a payment stands, for the dialog; needs a web token that is alive. */
  paymentStatus(input: TokenCall): Promise<PaymentState | PaymentRefused | undefined>;
  /** Asks the gateway to cancel and tells what it says; never decides. */
  cancelPayment(input: TokenCall): Promise<PaymentState | PaymentRefused | undefined>;
  /**
   * Passes a receipt that the browser brought back to the gateway. The receipt decides nothing: once
   * the gateway takes it, the server queries the payment status.
   */
  updatePayment(input: ReceiptCall): Promise<PaymentState | PaymentRefused | undefined>;
  /**
   * Asks the gateway about the payment that a browser names as its last one, before it saves a form
   * again. A hint: what is unknown, foreign or over changes nothing.
   */
  lookAtPrevious(transactionId: string, sittings: readonly string[]): Promise<void>;
  /** How a payment stands, for the sitting that owns it. */
  pollTransaction(transactionId: string, sitting: string): Promise<PaymentState | undefined>;
  /**
   * A notification from the gateway: proves its sender, then makes the server ask the gateway.
   * Nothing in its body is believed.
   */
  receiveNotification(input: {
    /** The header with the proof; see `NotificationScheme`. */
    readonly signature: string | undefined;
    readonly body: string;
  }): Promise<'accepted' | 'refused'>;
  /**
   * Asks the gateway how an attempt stands and applies the answer: the one way in which money
   * changes anything. Used by notification, poll, cancel and reconciliation alike.
   */
  applyGatewayResult(attemptId: string, source: ResultSource): Promise<PaymentState | undefined>;
}

/** Who asked for a look at the gateway; for the history only. */
export type ResultSource =
  | 'notification'
  | 'poll'
  | 'status'
  | 'cancel'
  | 'receipt'
  | 'previous'
  | 'reconciliation'
  | 'server';

export interface Transaction {
  readonly transactionId: string;
  readonly webToken: string;
}

export type TransactionResult =
  | ({ readonly result: 'ok' } & Transaction)
  | Obstacle
  | SignatureObstacle
  | { readonly result: 'amountMismatch'; readonly amountCents: number }
  /** It is paid already, by this transaction. */
  | { readonly result: 'paidDataLocked'; readonly transactionId: string | undefined }
  /** An earlier attempt may still take money: its result is waited for. */
  | { readonly result: 'processing'; readonly transactionId: string }
  /** The gateway refused the last attempt and allows no other. */
  | { readonly result: 'paymentNotRepeatable' }
  | { readonly result: 'paymentNeedsAction' | 'formChanged' | 'offlineOnly' };

/** A method that the gateway takes, and what speaks against it now. */
export interface PaymentMethodState {
  readonly method: PaymentGatewayKey;
  /** Absent: it can be paid with. */
  readonly withheld?: WithheldMethod['reason'] | undefined;
  /** The gateway's own notes. */
  readonly notes: readonly PointToNote[];
}

export interface TokenCall {
  readonly transactionId: string;
  readonly webToken: string;
  readonly sitting: string;
}

/** A receipt, and the sitting that brings it. */
export interface ReceiptCall {
  readonly transactionId: string;
  readonly receiptToken: string;
  readonly sitting: string;
}

export interface StartPayment extends TokenCall {
  readonly method: GatewayMethod;
  readonly language: Language;
  /** Total of the browser's order, only compared; the gateway is sent the server's own. */
  readonly totalCents?: number | undefined;
  readonly currency?: string | undefined;
  readonly returnUrl?: string | undefined;
  /** Name of a portal at the payment service; only compared. */
  readonly eServiceId?: string | undefined;
  readonly paymentData?: WalletData | undefined;
}

export interface PayByWallet extends StartPayment {
  /** Goes to the gateway and nowhere else. */
  readonly paymentData: WalletData;
}

/** A wallet's payment as the gateway's status tells it. */
export interface WalletPaid {
  readonly transactionId: string;
  /** What was charged, and what was ordered until that is known. */
  readonly currency: string;
  readonly amountCents: number;
  readonly paymentId: string | undefined;
  /** When it ended; now while it has not. */
  readonly time: Date;
  readonly brandName: string | undefined;
  readonly status: PaymentState['status'];
  readonly description: string;
}

export interface WebPaymentStarted {
  readonly transactionId: string;
  readonly redirectUrl: string;
}

export interface FpsStarted {
  readonly transactionId: string;
  readonly paymentId: string;
  readonly status: 'INPR';
  readonly expiresAt: Date;
  readonly qrImage: string;
  readonly qrUrl: string;
}

/** How a payment stands. `IN_PROCESS`, and any code that settles nothing, means: keep asking. */
export interface PaymentState {
  readonly transactionId: string;
  readonly status: GatewayStatusCode | 'IN_PROCESS';
  readonly description: string;
  /** This payment is dead and another may be made; enforced by `createTransaction`. */
  readonly canRetry: boolean;
  /** The gateway's code for the reason of a rejection, where it gives one. */
  readonly rejectReasonCode?: string;
  /** The submission was paid by this other transaction. */
  readonly paidBy?: string;
  /** Once the submission is paid: further payments for it, which go back or are being cancelled. */
  readonly otherPayments?: readonly OtherPayment[];
  /** Of a payment that has ended: what a result screen says of it, as far as it is known. */
  readonly record?: PaymentRecord;
}

/** What is kept of a payment that has ended. @see specification, document 1, section 3 */
export interface PaymentRecord {
  /** The gateway's own reference. */
  readonly paymentId?: string;
  readonly method?: GatewayMethod;
  readonly settledAt?: Date;
  /** Which of the submission's payments it was, from 1. */
  readonly attemptNo?: number;
}

/** Why a payment call was refused; the route maps each to its status. */
export interface PaymentRefused {
  readonly refused: /** 403, body `Webtoken is expired.` */
    | 'tokenExpired'
    /** 403 */
    | 'tokenWrong'
    /** 403: the gateway does not know this receipt */
    | 'receiptWrong'
    /** 409, with the live attempt */
    | 'liveAttempt'
    /** 422 `paymentNotAvailable` */
    | 'methodNotAvailable'
    /** 409 `amountMismatch`: the browser's order is not the server's */
    | 'orderDiffers'
    /** 400: return address is not ours */
    | 'returnUrl'
    /** 400: the name of another portal */
    | 'eService'
    /** 429 */
    | 'tooManyAttempts'
    /** 502: the gateway gave no conclusive answer; the payment may have happened */
    | 'gatewayBusy';
  readonly transactionId?: string;
  /** With `liveAttempt`: how to go on with it. */
  readonly redirectUrl?: string | undefined;
  readonly method?: GatewayMethod | undefined;
}
