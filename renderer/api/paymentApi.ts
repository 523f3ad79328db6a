import {
  type AvailableMethod,
  amountText,
  CallError,
  centsOf,
  type Fee,
  FPS_QR_VALID_MS,
  type FpsCode,
  isPaymentGatewayKey,
  LANGUAGE_CODES,
  type Language,
  type OtherPayment,
  PAYMENT_METHODS,
  type PaymentAnswer,
  type PaymentGatewayKey,
  type PaymentTransaction,
  PREFERRED_METHODS,
  paymentOrder,
} from '#engine';
import type { AvailabilityResponse } from '#schemas/types/availability-response.generated.d.ts';
import type { CancelPaymentResponse } from '#schemas/types/cancel-payment-response.generated.d.ts';
import type { CreateTransactionResponse } from '#schemas/types/create-transaction-response.generated.d.ts';
import type { FpsResponse } from '#schemas/types/fps-response.generated.d.ts';
import type { PaymentStatusResponse } from '#schemas/types/payment-status-response.generated.d.ts';
import type { PollResponse } from '#schemas/types/poll-response.generated.d.ts';
import type { TransactionResponse } from '#schemas/types/transaction-response.generated.d.ts';
import type { WebPaymentResponse } from '#schemas/types/web-payment-response.generated.d.ts';
import type { Http } from './http.ts';

/** A receipt of the payment gateway, as `server/pages/receipt.js` stores it. */
export interface Receipt {
  readonly transactionId: string;
  readonly receiptToken: string;
}

/**
 * Requests `POST /api/submission/createTransaction`: creates the submission's current transaction,
 * or returns it again.
 *
 * @throws {CallError} also when the server refuses the payment (a missing signature)
 */
export async function createTransaction(
  http: Http,
  submissionId: string,
  amountCents: number,
): Promise<PaymentTransaction> {
  const answer = await http.send<CreateTransactionResponse>({
    path: '/api/submission/createTransaction',
    withCaptcha: true,
    body: { paymentAmount: amountText(amountCents), submissionId },
  });
  const { transactionId, webToken, message, result } = answer;
  if (transactionId && webToken) return { transactionId, webToken };
  // Another tab has paid, or an earlier payment may still take money: the caller awaits its result.
  if (transactionId) throw new CallError({ kind: 'liveAttempt', transactionId });
  throw new CallError({
    kind: 'refused',
    message: { key: message ?? result, args: [], submissionId },
  });
}

/**
 * Requests `GET /api/payment/transaction`: the session's current payment, after a reload.
 *
 * @throws {CallError}
 */
export async function currentTransaction(http: Http): Promise<PaymentTransaction> {
  const answer = await http.send<TransactionResponse>({
    method: 'GET',
    path: '/api/payment/transaction',
  });
  return { transactionId: answer.transactionid, webToken: answer.webtoken };
}

/**
 * Requests `POST /api/payment/availability`: the methods that the gateway accepts for this amount.
 *
 * @throws {CallError}
 */
export async function fetchMethods(
  http: Http,
  amountCents: number,
  language: Language,
  eServiceId: string,
): Promise<readonly AvailableMethod[]> {
  const { availablepaymentmethods } = await http.send<AvailabilityResponse>({
    path: '/api/payment/availability',
    body: {
      locale: LANGUAGE_CODES[language].payment,
      amount: amountText(amountCents),
      preferpaymentmethods: PREFERRED_METHODS,
      ...(eServiceId !== '' && { eServiceIds: [eServiceId] }),
    },
  });
  return availablepaymentmethods.map(({ subtype, active, label, supportedcard, pointsToNote }) => ({
    subType: subtype,
    active: active === 'Y',
    label,
    supportedCards: supportedcard,
    pointsToNote,
  }));
}

/** The input of a payment call. */
export interface PaymentRequest {
  readonly transaction: PaymentTransaction;
  readonly method: PaymentGatewayKey;
  readonly fee: Fee;
  readonly language: Language;
  /** This portal's name at the payment service; empty without one. */
  readonly eServiceId: string;
  /** The portal's page to which the bank redirects the browser afterwards. */
  readonly returnUrl: string;
}

/**
 * Requests `POST /api/payment/web/…`: the address of the bank's page.
 *
 * @throws {CallError}
 */
export async function payOnWeb(http: Http, request: PaymentRequest): Promise<string> {
  const { redirecturl } = await http.send<WebPaymentResponse>({
    path: `/api/payment/${PAYMENT_METHODS[request.method].path}`,
    body: {
      ...bodyOf(request),
      returnUrl: request.returnUrl,
    },
  });
  return redirecturl;
}

/**
 * Requests `POST /api/payment/wallet/fps`: a QR code, valid until the gateway's time-out.
 *
 * @param now returns the server's time in milliseconds; a phone's clock may be wrong by minutes
 * @throws {CallError}
 */
export async function payByFps(
  http: Http,
  request: PaymentRequest,
  now: () => number,
): Promise<FpsCode> {
  const answer = await http.send<FpsResponse>({
    path: '/api/payment/wallet/fps',
    body: bodyOf(request),
  });
  return {
    paymentId: answer.paymentid,
    imageBase64: answer.fpsqrcodeimgbase64,
    url: answer.fpsqrcodeurl,
    validMs: validMs(Date.parse(answer.fpsmerchanttimeoutdatetime) - now()),
  };
}

/**
 * Returns the validity in milliseconds. A missing or implausible time counts as the default
 * validity of a code.
 */
function validMs(leftMs: number): number {
  return leftMs > 0 && leftMs <= MOST_VALID_MS ? leftMs : FPS_QR_VALID_MS;
}

const MOST_VALID_MS = 60 * 60 * 1000;

/**
 * Requests `GET /api/submission/poll/{transactionId}`.
 *
 * @throws {CallError} which the caller ignores
 */
export async function pollPayment(http: Http, transactionId: string): Promise<PaymentAnswer> {
  return answerOf(
    await http.send<PollResponse>({
      method: 'GET',
      path: `/api/submission/poll/${encodeURIComponent(transactionId)}`,
    }),
  );
}

/** Requests `POST /api/payment/status/{transactionid}`: the server asks the gateway first. */
export async function askPayment(
  http: Http,
  { transactionId, webToken }: PaymentTransaction,
): Promise<PaymentAnswer> {
  return answerOf(
    await http.send<PaymentStatusResponse>({
      path: `/api/payment/status/${encodeURIComponent(transactionId)}`,
      body: { webtoken: webToken },
    }),
  );
}

/** Requests `POST /api/payment/updatepayment`: the server checks a receipt with the gateway. */
export async function updatePayment(
  http: Http,
  { transactionId, receiptToken }: Receipt,
): Promise<PaymentAnswer> {
  return answerOf(
    await http.send<PaymentStatusResponse>({
      path: '/api/payment/updatepayment',
      body: { transactionid: transactionId, receipttoken: receiptToken },
    }),
  );
}

/**
 * Requests `POST /api/payment/cancelpayment`. The status in the response says whether the payment
 * is cancelled.
 *
 * @throws {CallError}
 */
export async function cancelPayment(
  http: Http,
  { transactionId, webToken }: PaymentTransaction,
): Promise<PaymentAnswer> {
  const answer = await http.send<CancelPaymentResponse>({
    path: '/api/payment/cancelpayment',
    body: { transactionid: transactionId, webtoken: webToken },
  });
  return answerOf(answer);
}

function answerOf({
  status,
  description,
  canRetry,
  paidby: paidBy,
  otherpayments,
  paymentid: paymentId,
  paymentmethod: method = '',
  time: settledAt,
  ...rest
}: PollResponse): PaymentAnswer {
  return {
    status,
    description,
    canRetry,
    paidBy,
    otherPayments: otherPaymentsOf(otherpayments),
    record: {
      paymentId,
      settledAt,
      method: isPaymentGatewayKey(method) ? method : undefined,
      brandName: rest.brandname,
      channel: rest.channel,
      subType: rest.subtype,
      attemptNo: rest.attemptno,
      rejectReasonCode: rest.rejectreasoncode,
    },
  };
}

/** Returns the payments other than the successful one, converted from the wire's spelling. */
export function otherPaymentsOf(
  others: PollResponse['otherpayments'],
): readonly OtherPayment[] | undefined {
  return others?.map(({ transactionid, amount, state, refundedat }) => ({
    transactionId: transactionid,
    amountCents: centsOf(amount) ?? 0,
    state,
    refundedAt: refundedat,
  }));
}

/** Returns the fields that every paying call sends. */
export function bodyOf({ transaction, method, fee, language, eServiceId }: PaymentRequest) {
  return {
    transactionId: transaction.transactionId,
    webToken: transaction.webToken,
    appRefId: transaction.transactionId,
    paymentMethod: method,
    order: paymentOrder(fee),
    locale: LANGUAGE_CODES[language].payment,
    ...(eServiceId !== '' && { eServiceId }),
  };
}
