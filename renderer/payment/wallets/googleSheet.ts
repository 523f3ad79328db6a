import { CallError, type GoogleMerchant, googlePayRequest } from '#engine';
import type { WalletData } from './payByWallet.ts';
import type { WalletSheet } from './WalletSheet.ts';
import type { GoogleClient } from './walletApi.ts';

/**
 * Opens Google's payment sheet, which closes itself. Call this function during the click, because
 * the sheet may be a new window.
 */
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

/**
 * Parses the payment token for the gateway `mpgs`, which must be a JSON object.
 *
 * @throws {CallError} for any other token
 */
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

/**
 * Handles a rejection of the sheet: returns `undefined` if the applicant closed the sheet.
 *
 * @throws {CallError} for any other error, for example of the account or the merchant ids
 */
function closed(error: unknown): undefined {
  const isError = typeof error === 'object' && error !== null;
  if (isError && Reflect.get(error, 'statusCode') === 'CANCELED') return undefined;
  throw unusable();
}

function unusable(): CallError {
  return new CallError({ kind: 'refused', message: { key: 'payment_notAvailable', args: [] } });
}
