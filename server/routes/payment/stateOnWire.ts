import { amountText } from '#engine';
import type { PollResponse } from '#schemas/types/poll-response.generated.d.ts';
import type { OtherPayment } from '../../services/payment/otherPayments.ts';
import type { PaymentState } from '../../services/payment/PaymentServices.ts';

/** How a payment stands, as `poll` and `status` answer; of one that has ended, what is kept of it. */
export function stateOnWire(state: PaymentState): PollResponse {
  const { status, description, canRetry, rejectReasonCode, paidBy, otherPayments } = state;
  const { paymentId, method, settledAt } = state.record ?? {};
  return {
    status,
    description,
    canRetry,
    ...(rejectReasonCode !== undefined && { rejectreasoncode: rejectReasonCode }),
    ...(paidBy !== undefined && { paidby: paidBy }),
    ...(otherPayments && { otherpayments: otherPayments.map(otherOnWire) }),
    ...(paymentId !== undefined && { paymentid: paymentId }),
    ...(method && { paymentmethod: method }),
    ...(settledAt && { time: settledAt.toISOString() }),
  };
}

/** A payment beside the one that paid, in the wire's spelling. */
export function otherOnWire({ transactionId, amountCents, state }: OtherPayment) {
  return { transactionid: transactionId, amount: amountText(amountCents), state };
}
