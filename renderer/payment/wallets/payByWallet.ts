import { PAYMENT_METHODS, paymentStatusOf, type SubmitPaymentOutput } from '#engine';
import type { WalletPaymentResponse } from '#schemas/types/wallet-payment-response.generated.d.ts';
import type { Http } from '../../api/http.ts';
import { bodyOf, type PaymentRequest } from '../../api/paymentApi.ts';

/** The data from a wallet's payment sheet. It is sent once with the payment, and not stored. */
export type WalletData = Readonly<Record<string, unknown>>;

/** The gateway's result of a wallet payment. */
export type WalletResult = Pick<WalletPaymentResponse, 'result'>;

/** The request of a wallet's payment, as the server's call expects it. */
export type WalletRequest = ReturnType<typeof bodyOf> & {
  readonly returnUrl: string;
  readonly paymentdata: WalletData;
};

/**
 * A function that receives the payment request of a wallet, instead of the server.
 *
 * @throws {CallError}
 */
export type WalletCallback = (path: string, request: WalletRequest) => Promise<WalletResult>;

/**
 * Pays with the data from the payment sheet.
 *
 * @param callback receives the payment request; by default, the server receives it
 * @returns `open` if the gateway's response is not conclusive
 * @throws {CallError} when the response is lost, although the payment may have been made
 * @see specification, document 1, section 4 "Payment flow", 5
 */
export async function payByWallet(
  http: Http,
  request: PaymentRequest,
  data: WalletData,
  callback: WalletCallback = (path, body) => http.send<WalletPaymentResponse>({ path, body }),
): Promise<Extract<SubmitPaymentOutput, { readonly kind: 'sheet' }>> {
  const body = { ...bodyOf(request), returnUrl: request.returnUrl, paymentdata: data };
  const { path } = PAYMENT_METHODS[request.method];
  const { result } = await callback(`/api/payment/${path}`, body);
  return { kind: 'sheet', end: endOf(result.code) };
}

function endOf(code: string): 'paid' | 'notPaid' | 'open' {
  const { conclusive, outcome } = paymentStatusOf(code);
  if (!conclusive) return 'open';
  return outcome === 'approved' ? 'paid' : 'notPaid';
}
