import type { applePayRequest, googlePayRequest, googleReadyRequest } from '#engine';

/** The part of Apple Pay JS that the page uses: `window.ApplePaySession`. */
export interface AppleSessionClass {
  new (version: number, request: ReturnType<typeof applePayRequest>): AppleSession;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
  supportsVersion(version: number): boolean;
}

/** A session of Apple's payment sheet. */
export interface AppleSession {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: AppleAuthorised) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { readonly status: number }): void;
}

interface AppleAuthorised {
  readonly payment: { readonly token: { readonly paymentData: Readonly<Record<string, unknown>> } };
}

/**
 * The part of Google's library that the page uses: an instance of
 * `google.payments.api.PaymentsClient`.
 */
export interface GoogleClient {
  isReadyToPay(
    request: ReturnType<typeof googleReadyRequest>,
  ): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: ReturnType<typeof googlePayRequest>): Promise<GoogleAgreed>;
}

interface GoogleAgreed {
  readonly paymentMethodData: { readonly tokenizationData: { readonly token: string } };
}

/** The wallet APIs of `window`. Tests replace them. */
export interface WalletWindow {
  readonly PaymentRequest?: unknown;
  readonly ApplePaySession?: AppleSessionClass;
  readonly google?: {
    readonly payments: {
      readonly api: {
        readonly PaymentsClient: new (options: { readonly environment: string }) => GoogleClient;
      };
    };
  };
}
