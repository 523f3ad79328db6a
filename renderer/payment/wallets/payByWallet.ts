import { PAYMENT_METHODS, paymentStatusOf, type SubmitPaymentOutput } from '#engine';
import type { WalletPaymentResponse } from '#schemas/types/wallet-payment-response.generated.d.ts';
import type { Http } from '../../api/http.ts';
import { bodyOf, type PaymentRequest } from '../../api/paymentApi.ts';

/** What a wallet's sheet gives: goes out with the payment, once, and is kept nowhere. */
export type WalletData = Readonly<Record<string, unknown>>;

/** The result of a completed wallet payment. */
export type WalletResult = Pick<WalletPaymentResponse, 'result'>;

/** The request of a wallet's payment, as the server's call has it. */
export type WalletRequest = ReturnType<typeof bodyOf> & {
  readonly returnUrl: string;
  readonly paymentdata: WalletData;
};

/** Gets the request of a wallet's payment instead of the server. @throws {CallError} */
export type WalletCallback = (path: string, request: WalletRequest) => Promise<WalletResult>;

/**
 * Pays with what the sheet gave.
 *
 * @param callback gets the request instead of a post
 * @returns how it ended, as far as the gateway knows
 * @throws {CallError} when the answer is lost: the payment may have been made
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
