import type { Language, PaymentGatewayKey, PointToNote, WithheldMethod } from '#engine';
import type { AvailabilityQuery } from '../../ports/payment/PaymentAvailability.ts';
import type {
  GatewayMethod,
  GatewayStatusCode,
  WalletData,
} from '../../ports/payment/PaymentGateway.ts';
import type { Blocker, SignatureBlocker } from './Blocker.ts';
import type { OtherPayment } from './OtherPayment.ts';

/**
 * The payment calls. Only the server decides about money; these calls start payments and report
 * their state. `undefined` means that the sitting has no such transaction: 404, even if it belongs
 * to another sitting.
 */
export interface PaymentServices {
  /**
   * Creates the one live attempt of a submission, or returns it with a fresh web token. Refuses
   * with a `result` unless every validation passes and every required signature exists. Refuses
   * with `processing` while an earlier attempt at the gateway may still succeed.
   *
   * @param input.amountCents amount that the browser expects; only compared
   */
  createTransaction(input: {
    readonly submissionId: string;
    readonly amountCents: number;
    readonly sitting: string;
  }): Promise<TransactionResult | undefined>;
  /**
   * Returns the live transaction of the submission that a sitting pays for, with a fresh web token.
   */
  currentTransaction(sitting: string): Promise<Transaction | undefined>;
  /**
   * Returns the methods that the gateway accepts, and which of them are available now for an
   * amount.
   */
  paymentMethods(query: MethodsQuery): Promise<readonly PaymentMethodState[] | PaymentRefused>;
  /** Starts a payment on the gateway's card page. Consumes the web token. */
  startWebPayment(input: StartPayment): Promise<WebPaymentStarted | PaymentRefused | undefined>;
  /** Creates an FPS request for an attempt. Consumes the web token. */
  startFpsPayment(input: StartPayment): Promise<FpsStarted | PaymentRefused | undefined>;
  /** Pays an attempt with the data of a wallet's payment sheet. Consumes the web token. */
  payByWallet(input: PayByWallet): Promise<WalletPaymentResult | PaymentRefused | undefined>;
  /** Returns the state of a payment, for the dialog; needs a live web token. */
  paymentStatus(input: TokenCall): Promise<PaymentState | PaymentRefused | undefined>;
  /**
   * Requests a cancellation at the gateway and applies the gateway's response, which may be an
   * approval.
   */
  cancelPayment(input: TokenCall): Promise<PaymentState | PaymentRefused | undefined>;
  /**
   * Passes a receipt from the browser on to the gateway. The receipt decides nothing: once the
   * gateway accepts it, the server queries the payment status.
   */
  updatePayment(input: ReceiptCall): Promise<PaymentState | PaymentRefused | undefined>;
  /**
   * Queries the gateway for the browser's previous payment before the browser saves a form again.
   * The transaction id is only a hint: an unknown or ended transaction, or one of another sitting,
   * changes nothing.
   */
  refreshPreviousPayment(transactionId: string, sittings: readonly string[]): Promise<void>;
  /** Returns the state of a payment, for the sitting that owns it. */
  pollTransaction(transactionId: string, sitting: string): Promise<PaymentState | undefined>;
  /**
   * Receives a notification from the gateway. A signature header authenticates the gateway. The
   * server then queries the gateway. It uses only the transaction id of the body.
   */
  receiveNotification(input: {
    /** The header with the signature; see `NotificationScheme`. */
    readonly signature: string | undefined;
    readonly body: string;
  }): Promise<'accepted' | 'refused'>;
  /**
   * Queries the gateway for the status of an attempt and applies the result. Notification, poll and
   * reconciliation all use this call.
   */
  applyGatewayResult(attemptId: string, source: ResultSource): Promise<PaymentState | undefined>;
}

/** The filter of `paymentMethods`. */
export interface MethodsQuery extends AvailabilityQuery {
  /** eServiceIds that the caller filters by; all when absent. */
  readonly eServiceIds?: readonly string[] | undefined;
}

/** The cause of a query to the gateway; for the history only. */
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
  | Blocker
  | SignatureBlocker
  | { readonly result: 'amountMismatch'; readonly amountCents: number }
  /** The submission is already paid, by this transaction. */
  | { readonly result: 'paidDataLocked'; readonly transactionId: string | undefined }
  /** An earlier attempt may still take money: the server waits for its result. */
  | { readonly result: 'processing'; readonly transactionId: string }
  /** The gateway refused the last attempt and allows no further one. */
  | { readonly result: 'paymentNotRepeatable' }
  | { readonly result: 'paymentNeedsAction' | 'formChanged' | 'offlineOnly' };

/** A method that the gateway accepts, and the reason why it is unavailable now. */
export interface PaymentMethodState {
  readonly method: PaymentGatewayKey;
  /** Absent when the method is available. */
  readonly withheld?: WithheldMethod['reason'] | undefined;
  /** The gateway's own notes. */
  readonly notes: readonly PointToNote[];
}

export interface TokenCall {
  readonly transactionId: string;
  readonly webToken: string;
  readonly sitting: string;
}

/** A receipt, and the sitting that sends it. */
export interface ReceiptCall {
  readonly transactionId: string;
  readonly receiptToken: string;
  readonly sitting: string;
}

export interface StartPayment extends TokenCall {
  readonly method: GatewayMethod;
  readonly language: Language;
  /** Total of the browser's order, only compared; the gateway gets the server's own total. */
  readonly totalCents?: number | undefined;
  readonly currency?: string | undefined;
  readonly returnUrl?: string | undefined;
  /** Name of a portal at the payment service; only compared. */
  readonly eServiceId?: string | undefined;
  readonly paymentData?: WalletData | undefined;
}

export interface PayByWallet extends StartPayment {
  /** Sent to the gateway only. */
  readonly paymentData: WalletData;
}

/** A wallet's payment as the gateway's status reports it. */
export interface WalletPaymentResult {
  readonly transactionId: string;
  /** Charged currency; the ordered currency until that is known. */
  readonly currency: string;
  readonly amountCents: number;
  readonly paymentId: string | undefined;
  /** Time at which the payment ended; the present time while it is pending. */
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

/** The state of a payment. `IN_PROCESS`, and any code that is not final, means: keep polling. */
export interface PaymentState {
  readonly transactionId: string;
  readonly status: GatewayStatusCode | 'IN_PROCESS';
  readonly description: string;
  /**
   * Whether this payment has failed and another one is allowed. `createTransaction` enforces it.
   */
  readonly canRetry: boolean;
  /** The gateway's code for the reason of a rejection; absent when it gives none. */
  readonly rejectReasonCode?: string;
  /** Another transaction that paid for the submission. */
  readonly paidBy?: string;
  /** Further payments for a paid submission, which are being refunded or cancelled. */
  readonly otherPayments?: readonly OtherPayment[];
  /** The stored data of a payment that has ended, for a result screen. */
  readonly record?: PaymentRecord;
}

/** The stored data of a payment that has ended. @see specification, document 1, section 3 */
export interface PaymentRecord {
  /** The gateway's own reference. */
  readonly paymentId?: string;
  readonly method?: GatewayMethod;
  readonly settledAt?: Date;
  /** Number of this payment among those of the submission, from 1. */
  readonly attemptNo?: number;
}

/** The reason why a payment call was refused; the route maps each one to a status. */
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
    /** 409 `amountMismatch`: the browser's order differs from the server's */
    | 'orderDiffers'
    /** 400: the return address belongs to another site */
    | 'returnUrl'
    /** 400: the name of another portal */
    | 'eService'
    /** 429 */
    | 'tooManyAttempts'
    /** 502: the gateway gave no conclusive response; the payment may have happened */
    | 'gatewayBusy';
  readonly transactionId?: string;
  /** With `liveAttempt`: where and how to continue that attempt. */
  readonly redirectUrl?: string | undefined;
  readonly method?: GatewayMethod | undefined;
}
