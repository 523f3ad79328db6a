import { CallError, type GoogleMerchant, googlePayRequest } from '#engine';
import type { WalletData } from './payByWallet.ts';
import type { WalletSheet } from './WalletSheet.ts';
import type { GoogleClient } from './walletApi.ts';

/** Opens Google's sheet, which closes by itself. Call it in the click: it may need a window. */
export function openGoogleSheet(
  client: GoogleClient,
  amountCents: number,
  merchant: GoogleMerchant,
): WalletSheet {
  const agreed = client
    .loadPaymentData(googlePayRequest(amountCents, merchant))
    .then(({ paymentMethodData }) => tokenIn(paymentMethodData.tokenizationData.token), closed);
  return { agreed, complete: () => undefined, abort: () => undefined };
}

/** The token for `mpgs` is an object in a text. @throws {CallError} for another */
function tokenIn(token: string): WalletData {
  const value = parsed(token);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unusable();
  return value as WalletData;
}

function parsed(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

/** Closed by the applicant, or a fault of Google's: of the account, of our ids. */
function closed(error: unknown): undefined {
  const isError = typeof error === 'object' && error !== null;
  if (isError && Reflect.get(error, 'statusCode') === 'CANCELED') return undefined;
  throw unusable();
}

function unusable(): CallError {
  return new CallError({ kind: 'refused', message: { key: 'payment_notAvailable', args: [] } });
}
