import type { Language, PaymentGatewayKey, PaymentStatusCode } from '#engine';

/** The payment result statuses of the specification (document 1, section 4). */
export type GatewayStatusCode = PaymentStatusCode;

/** The card or scheme of a payment. */
export type GatewayMethod = PaymentGatewayKey;

/** A line of an order, money in integer cents. */
export interface OrderLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly amountCents: number;
}

/** A line of an order with its label, for the payer. */
export interface GatewayLine extends OrderLine {
  readonly label: Readonly<Record<Language, string>>;
}

/** The JSON from a wallet's payment sheet after the applicant agreed: it can be charged once. */
export type WalletData = Readonly<Record<string, unknown>>;

/** An order to the gateway. The server computed all of its values. */
export interface GatewayOrder {
  /**
   * Id of our attempt. The gateway uses the id as an idempotency key: the same id never causes two
   * charges.
   */
  readonly attemptId: string;
  readonly method: GatewayMethod;
  readonly amountCents: number;
  readonly currency: 'HKD';
  readonly lines: readonly GatewayLine[];
  readonly language: Language;
  /** Page of this portal to which the gateway returns the browser. */
  readonly returnUrl: string;
  /**
   * Data of the wallet's sheet, for the gateway only: never stored, logged or shown. Wallets only.
   */
  readonly paymentData?: WalletData | undefined;
  /** Whether the order may have been sent before, with its response lost. */
  readonly isRepeated?: boolean;
}

/** A charge that the gateway has accepted. */
export interface GatewayCharge {
  readonly chargeId: string;
  /** Page of the gateway for the applicant's browser; card payments only. */
  readonly redirectUrl?: string;
  readonly fps?: FpsRequest;
  /** Present when the wallet's payment was accepted. The browser has nothing left to do then. */
  readonly wallet?: WalletCharge;
}

/** A wallet's payment as the gateway accepted it. Its status reports whether money moved. */
export interface WalletCharge {
  /** Brand of the card in the wallet. */
  readonly brandName?: string | undefined;
}

/** The data to pay by FPS: scan the code before it expires. */
export interface FpsRequest {
  readonly paymentId: string;
  readonly expiresAt: Date;
  /** PNG of the QR code, base64 without a prefix. */
  readonly qrImage: string;
  /** Content of the QR code, or URL of the page that opens the bank's app. */
  readonly qrUrl: string;
}

/** A gateway's status of a charge. */
export interface GatewayAnswer {
  readonly code: GatewayStatusCode;
  /** The amount that the gateway charged; present with `APPR`. */
  readonly amountCents?: number;
  readonly currency?: string;
  readonly chargeId?: string;
  readonly method?: GatewayMethod;
  /** Time at which the charge ended, by the gateway's clock. */
  readonly settledAt?: Date;
  readonly description: string;
  readonly rejectReasonCode?: string;
  readonly canRetry: boolean;
}

/** A line of a gateway's settlement: money that it took. */
export interface SettledCharge {
  readonly chargeId: string;
  /** Id of our attempt, as in the order. */
  readonly attemptId: string;
  readonly amountCents: number;
  readonly currency: string;
}

/**
 * A payment gateway. It takes money, and only its statuses prove payments.
 *
 * Every method may be called again for the same attempt after any failure.
 */
export interface PaymentGateway {
  /**
   * Creates a charge, or returns the charge that this attempt created before.
   *
   * @throws {GatewayError} when no conclusive response came: the charge may or may not exist
   */
  create(order: GatewayOrder): Promise<GatewayCharge>;
  /**
   * Queries the status of an attempt's charge. Returns `NOTF` when the gateway does not know the
   * charge.
   *
   * @param method method of the order, if known: a gateway may have a separate call for a method
   * @throws {GatewayError} when no conclusive response came
   */
  status(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer>;
  /**
   * Requests a cancellation and returns the status of the charge afterwards. The status may be an
   * approval.
   *
   * @throws {GatewayError} when no conclusive response came
   */
  cancel(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer>;
  /**
   * Lists the money taken from `from` (inclusive) to `to` (exclusive): the settlement of a day.
   *
   * @throws {GatewayError} when no complete list came
   */
  settlement(from: Date, to: Date): Promise<readonly SettledCharge[]>;
}

/**
 * The reason why a gateway gave no conclusive response. `tokenExpired`: the gateway rejected the
 * call because of its web token, and accepted no order.
 */
export type GatewayFailure =
  | 'unreachable'
  | 'timeout'
  | 'serverError'
  | 'badAnswer'
  | 'tokenExpired';

/** An error for a missing conclusive response of the gateway. It never means "rejected". */
export class GatewayError extends Error {
  readonly reason: GatewayFailure;

  constructor(reason: GatewayFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayError';
    this.reason = reason;
  }
}
