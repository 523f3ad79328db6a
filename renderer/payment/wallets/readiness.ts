import {
  APPLE_PAY_VERSION,
  googleReadyRequest,
  type WalletReadiness,
  walletReadiness,
} from '#engine';
import type { GoogleClient, WalletWindow } from './walletApi.ts';

/**
 * Checks whether Apple Pay is usable in this browser. `canMakePayments` throws on a page without
 * HTTPS.
 */
export function appleReadiness({ PaymentRequest, ApplePaySession }: WalletWindow): WalletReadiness {
  return walletReadiness({
    hasPaymentRequest: PaymentRequest !== undefined,
    hasSession: ApplePaySession?.supportsVersion(APPLE_PAY_VERSION) === true,
    canPay: holds(() => ApplePaySession?.canMakePayments() === true),
  });
}

/** The readiness of Google Pay, with its client if the library was loaded. */
export interface GoogleAtHand {
  readonly readiness: WalletReadiness;
  readonly client?: GoogleClient;
}

/**
 * Checks whether Google Pay is usable in this browser. In a browser without `PaymentRequest`, the
 * library is not loaded.
 *
 * @param load loads the library
 */
export async function googleReadiness(
  { PaymentRequest }: WalletWindow,
  load: () => Promise<GoogleClient>,
): Promise<GoogleAtHand> {
  const hasPaymentRequest = PaymentRequest !== undefined;
  if (!hasPaymentRequest) {
    return { readiness: walletReadiness({ hasPaymentRequest, canPay: false }) };
  }
  try {
    const client = await load();
    const { result } = await client.isReadyToPay(googleReadyRequest());
    return { readiness: walletReadiness({ hasPaymentRequest, canPay: result }), client };
  } catch {
    return { readiness: walletReadiness({ hasPaymentRequest, canPay: false }) };
  }
}

function holds(ask: () => boolean): boolean {
  try {
    return ask();
  } catch {
    return false;
  }
}
