import { amountText, type PaymentMethod } from '#engine';
import type { GatewayAnswer, GatewayCharge } from '../../ports/payment/PaymentGateway.ts';

/** Creates one entry of the response of `availability`. */
export function offerOf({ subType, subTypeCode, card }: PaymentMethod): object {
  return {
    code: subTypeCode,
    subtype: subType,
    active: 'Y',
    pointsToNote: [],
    supportedcard: card ? [card] : [],
  };
}

/** Creates the response of a payment call. */
export function chargeOnWire(transactionid: string, { redirectUrl, fps }: GatewayCharge): object {
  if (!fps) return { transactionid, redirecturl: redirectUrl };
  return {
    paymentid: fps.paymentId,
    paymentstatus: 'INPR',
    fpsmerchanttimeoutdatetime: fps.expiresAt.toISOString(),
    fpsqrcodeimgbase64: fps.qrImage,
    fpsqrcodeurl: fps.qrUrl,
  };
}

/** Creates the response of a wallet payment; `result` is the description from the status table. */
export function walletOnWire(
  transactionid: string,
  ordered: string,
  { chargeId, wallet }: GatewayCharge,
  given: GatewayAnswer,
): object {
  const { status, description, time = '', amount = ordered } = statusOnWire(transactionid, given);
  return {
    transactionid,
    currencycode: given.currency ?? 'HKD',
    amount,
    paymentid: chargeId,
    time,
    brandname: wallet?.brandName ?? '',
    result: { code: status, description },
  };
}

/** Creates the response of `status/{transactionid}`. */
export function statusOnWire(transactionid: string, given: GatewayAnswer) {
  const { code, description, amountCents, currency, chargeId, settledAt } = given;
  return {
    status: code as string,
    description,
    transactionid,
    canRetry: given.canRetry ? 'Y' : 'N',
    ...(amountCents !== undefined && { amount: amountText(amountCents) }),
    ...(currency !== undefined && { currencycode: currency }),
    ...(chargeId !== undefined && { paymentid: chargeId }),
    ...(settledAt && { time: settledAt.toISOString() }),
    ...(given.rejectReasonCode !== undefined && { rejectReasonCode: given.rejectReasonCode }),
  };
}
