import { centsOf } from '#engine';
import {
  type GatewayAnswer,
  type GatewayCharge,
  GatewayError,
  type GatewayOrder,
} from '../../../ports/payment/PaymentGateway.ts';
import { gatewayInstant } from './gatewayInstant.ts';
import { readFields } from './readFields.ts';
import { FPS_ANSWER, STATUS_ANSWER, WALLET_ANSWER, WALLET_RESULT, WEB_ANSWER } from './wire.ts';

type Answer = Readonly<Record<string, unknown>>;

/**
 * Reads the response of a `web/*` call. The response contains no payment id. The transaction id is
 * used until the status contains a payment id.
 *
 * @throws {GatewayError} `badAnswer` for another shape or another transaction
 */
export function readWebCharge(answer: Answer, { attemptId }: GatewayOrder): GatewayCharge {
  const { transactionid, redirecturl } = readFields(answer, WEB_ANSWER);
  checkTransaction(transactionid, attemptId);
  return { chargeId: attemptId, redirectUrl: redirecturl };
}

/**
 * Reads the response of `wallet/fps`.
 *
 * @throws {GatewayError} `badAnswer` for another shape, another transaction or a missing time-out
 */
export function readFpsCharge(answer: Answer, { attemptId }: GatewayOrder): GatewayCharge {
  const read = readFields(answer, FPS_ANSWER);
  checkTransaction(read.transactionid, attemptId);
  const expiresAt = gatewayInstant(read.fpsmerchanttimeoutdatetime);
  if (!expiresAt) {
    throw new GatewayError('badAnswer', 'Cannot read the answer of the gateway: its time-out');
  }
  return {
    chargeId: read.paymentid,
    fps: {
      paymentId: read.paymentid,
      expiresAt,
      qrImage: read.fpsqrcodeimgbase64,
      qrUrl: read.fpsqrcodeurl,
    },
  };
}

/**
 * Reads the response of `wallet/googlepay` and `wallet/applepay`: a confirmation that the gateway
 * has the order. The fields about money are ignored; the payment status call decides.
 *
 * @throws {GatewayError} `badAnswer` for another shape or another transaction
 */
export function readWalletCharge(answer: Answer, { attemptId }: GatewayOrder): GatewayCharge {
  const { transactionid, paymentid, brandname } = readFields(answer, WALLET_ANSWER);
  checkTransaction(transactionid, attemptId);
  readFields(objectIn(answer.result), WALLET_RESULT);
  return { chargeId: paymentid ?? attemptId, wallet: { brandName: brandname } };
}

/**
 * Reads the response of `status/{transactionid}`. Amounts become integer cents. An invalid time is
 * omitted, because the amount and the status are valid without it.
 *
 * @throws {GatewayError} `badAnswer` for another shape or status, another transaction, and for an
 *   approval without amount or currency
 * @see specification, document 1, section 4 "Payment result statuses"
 */
export function readStatus(attemptId: string, answer: Answer): GatewayAnswer {
  const read = readFields(answer, STATUS_ANSWER);
  checkTransaction(read.transactionid, attemptId);
  const code = read.status === 'IN_PROCESS' ? 'INPR' : read.status;
  const settledAt = read.time === undefined ? undefined : gatewayInstant(read.time);
  return {
    code: code as GatewayAnswer['code'],
    description: read.description,
    canRetry: read.canRetry !== 'N',
    ...(read.paymentid !== undefined && { chargeId: read.paymentid }),
    ...(read.rejectReasonCode !== undefined && { rejectReasonCode: read.rejectReasonCode }),
    ...(settledAt && { settledAt }),
    ...(code === 'APPR' && moneyOf(read)),
  };
}

function objectIn(value: unknown): Answer {
  return typeof value === 'object' && value !== null ? (value as Answer) : {};
}

function moneyOf(read: Record<'amount' | 'currencycode', string | undefined>) {
  const amountCents = read.amount === undefined ? undefined : centsOf(read.amount);
  if (amountCents === undefined || read.currencycode === undefined) {
    throw new GatewayError('badAnswer', 'Cannot use the approval: no amount or no currency');
  }
  return { amountCents, currency: read.currencycode };
}

function checkTransaction(given: string | undefined, attemptId: string): void {
  if (given !== undefined && given !== attemptId) {
    throw new GatewayError('badAnswer', 'Cannot use the answer: it is about another transaction');
  }
}
