import { amountText, methodCodes, type PaymentGatewayKey } from '#engine';
import type { PollResponse } from '#schemas/types/poll-response.generated.d.ts';
import type { OtherPayment } from '../../services/contract/OtherPayment.ts';
import type { PaymentState } from '../../services/contract/PaymentServices.ts';

/**
 * Returns the response of `poll` and `status` for a payment, with the record of an ended payment.
 */
export function stateOnWire(state: PaymentState): PollResponse {
  const { status, description, canRetry, rejectReasonCode, paidBy, otherPayments } = state;
  const { paymentId, method, settledAt, attemptNo } = state.record ?? {};
  return {
    status,
    description,
    canRetry,
    ...(rejectReasonCode !== undefined && { rejectreasoncode: rejectReasonCode }),
    ...(paidBy !== undefined && { paidby: paidBy }),
    ...(otherPayments && { otherpayments: otherPayments.map(otherOnWire) }),
    ...(paymentId !== undefined && { paymentid: paymentId }),
    ...(method && { paymentmethod: method, ...codesOnWire(method) }),
    ...(attemptNo !== undefined && { attemptno: attemptNo }),
    ...(settledAt && { time: settledAt.toISOString() }),
  };
}

function codesOnWire(method: PaymentGatewayKey) {
  const { brandName, channel, subType } = methodCodes(method);
  return { brandname: brandName, channel, subtype: subType };
}

/** Converts another payment of the submission to the API's format. */
export function otherOnWire({ transactionId, amountCents, state, refundedAt }: OtherPayment) {
  return {
    transactionid: transactionId,
    amount: amountText(amountCents),
    state,
    ...(refundedAt && { refundedat: refundedAt.toISOString() }),
  };
}
