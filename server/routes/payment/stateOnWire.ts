import type { PollResponse } from '#schemas/types/poll-response.generated.d.ts';
import type { PaymentState } from '../../services/PaymentServices.ts';

/** How a payment stands, as `poll` and `status` answer; of one that has ended, what is kept of it. */
export function stateOnWire({ status, description, record = {} }: PaymentState): PollResponse {
  const { paymentId, method, settledAt } = record;
  return {
    status,
    description,
    ...(paymentId !== undefined && { paymentid: paymentId }),
    ...(method && { paymentmethod: method }),
    ...(settledAt && { time: settledAt.toISOString() }),
  };
}
