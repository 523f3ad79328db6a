import { amountText, methodCodes, type PaymentGatewayKey } from '#engine';
import type { PollResponse } from '#schemas/types/poll-response.generated.d.ts';
import type { OtherPayment } from '../../services/payment/otherPayments.ts';
import type { PaymentState } from '../../services/payment/PaymentServices.ts';

/** How a payment stands, as `poll` and `status` answer; of one that has ended, what is kept of it. */
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

/** A payment beside the one that paid, in the wire's spelling. */
export function otherOnWire({ transactionId, amountCents, state, refundedAt }: OtherPayment) {
  return {
    transactionid: transactionId,
    amount: amountText(amountCents),
    state,
    ...(refundedAt && { refundedat: refundedAt.toISOString() }),
  };
}
