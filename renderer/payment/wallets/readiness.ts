import {
  APPLE_PAY_VERSION,
  googleReadyRequest,
  type WalletReadiness,
  walletReadiness,
} from '#engine';
import type { GoogleClient, WalletWindow } from './walletApi.ts';

/** Whether Apple Pay can be used here. Apple's classes throw where the page is not secure. */
export function appleReadiness({ PaymentRequest, ApplePaySession }: WalletWindow): WalletReadiness {
  return walletReadiness({
    hasPaymentRequest: PaymentRequest !== undefined,
    hasSession: ApplePaySession?.supportsVersion(APPLE_PAY_VERSION) === true,
    canPay: holds(() => ApplePaySession?.canMakePayments() === true),
  });
}

/** Google Pay: the readiness, with the client where it can be used. */
export interface GoogleAtHand {
  readonly readiness: WalletReadiness;
  readonly client?: GoogleClient;
}

/**
 * Whether Google Pay can be used here. Where the browser cannot, the library is not even loaded.
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
