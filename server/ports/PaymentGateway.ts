import type { Language, PaymentGatewayKey, PaymentStatusCode } from '#engine';

/** Payment result statuses of the specification (document 1, section 4). */
export type GatewayStatusCode = PaymentStatusCode;

/** The card or scheme that a payment goes through. */
export type GatewayMethod = PaymentGatewayKey;

/** One line of an order, money in integer cents. */
export interface OrderLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly amountCents: number;
}

/** A line of an order with its words, for whoever pays it. */
export interface GatewayLine extends OrderLine {
  readonly label: Readonly<Record<Language, string>>;
}

/** JSON that a wallet's sheet gives when the applicant agrees: it can be charged once. */
export type WalletData = Readonly<Record<string, unknown>>;

/** What is asked of the gateway. Everything in it was computed by the server. */
export interface GatewayOrder {
  /** Our attempt; the gateway's idempotency key: the same id never makes two charges. */
  readonly attemptId: string;
  readonly method: GatewayMethod;
  readonly amountCents: number;
  readonly currency: 'HKD';
  readonly lines: readonly GatewayLine[];
  readonly language: Language;
  /** Where the gateway sends the browser afterwards; one of our own pages. */
  readonly returnUrl: string;
  /** What the wallet's sheet gave, for the gateway alone: never stored, logged or told. Wallets only. */
  readonly paymentData?: WalletData | undefined;
  /** The order may have been sent before, and its answer lost. */
  readonly isRepeated?: boolean;
}

/** A charge that the gateway has taken on. */
export interface GatewayCharge {
  readonly chargeId: string;
  /** Page of the gateway for the applicant's browser; card payments only. */
  readonly redirectUrl?: string;
  readonly fps?: FpsRequest;
  /** The wallet's payment was taken on: nothing is left to be done in the browser. */
  readonly wallet?: WalletCharge;
}

/** A wallet's payment as the gateway took it on. Whether money moved, its status says. */
export interface WalletCharge {
  /** Brand of the card in the wallet. */
  readonly brandName?: string | undefined;
}

/** How to pay by FPS: scan the code, before the time-out. */
export interface FpsRequest {
  readonly paymentId: string;
  readonly expiresAt: Date;
  /** PNG of the QR code, base64 without a prefix. */
  readonly qrImage: string;
  /** What the QR code says, or the page that opens the bank's app. */
  readonly qrUrl: string;
}

/** What the gateway says of a charge when it is asked. */
export interface GatewayAnswer {
  readonly code: GatewayStatusCode;
  /** What the gateway charged; present with `APPR`. */
  readonly amountCents?: number;
  readonly currency?: string;
  readonly chargeId?: string;
  readonly method?: GatewayMethod;
  /** When the charge came to its end, by the gateway's clock. */
  readonly settledAt?: Date;
  readonly description: string;
  readonly rejectReasonCode?: string;
  readonly canRetry: boolean;
}

/** One line of a gateway's settlement: money that it took. */
export interface SettledCharge {
  readonly chargeId: string;
  /** Our attempt, as it was given with the order. */
  readonly attemptId: string;
  readonly amountCents: number;
  readonly currency: string;
}

/**
 * A payment gateway: takes money and is the only witness of it.
 *
 * Every method may be called again with the same attempt after any failure.
 */
export interface PaymentGateway {
  /**
   * Opens a charge, or returns the one that this attempt opened before.
   *
   * @throws {GatewayError} when no conclusive answer came: the charge may or may not exist
   */
  create(order: GatewayOrder): Promise<GatewayCharge>;
  /**
   * Asks how the charge of an attempt stands. `NOTF` when the gateway has never heard of it.
   *
   * @param method of the order, where it is known: a gateway may have a call of its own for it
   * @throws {GatewayError} when no conclusive answer came
   */
  status(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer>;
  /**
   * Asks the gateway to cancel, and tells how the charge stands after it: it may well be approved.
   *
   * @throws {GatewayError} when no conclusive answer came
   */
  cancel(attemptId: string, method?: GatewayMethod): Promise<GatewayAnswer>;
  /**
   * Lists the money taken from one instant up to, but without, another: the settlement of a day.
   *
   * @throws {GatewayError} when no complete list came
   */
  settlement(from: Date, to: Date): Promise<readonly SettledCharge[]>;
}

/**
 * Why a gateway gave no conclusive answer. `tokenExpired`: it refused the call for its web token; an
 * order that is refused so was not taken.
 */
export type GatewayFailure =
  | 'unreachable'
  | 'timeout'
  | 'serverError'
  | 'badAnswer'
  | 'tokenExpired';

/** The gateway gave no conclusive answer. Never means "rejected". */
export class GatewayError extends Error {
  readonly reason: GatewayFailure;

  constructor(reason: GatewayFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GatewayError';
    this.reason = reason;
  }
}
