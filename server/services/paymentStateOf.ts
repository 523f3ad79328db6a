import { type AttemptStatus, LIVE_STATUSES, type PaymentAttempt } from '../ports/PaymentAttempt.ts';
import type { PaymentRecord, PaymentState } from './PaymentServices.ts';

/**
 * Tells how a payment stands in the words of the wire. What is not final is `IN_PROCESS`, whatever
 * the gateway called it last: nobody may pay again until the server knows.
 *
 * @param attempt as stored
 */
export function paymentStateOf(attempt: PaymentAttempt): PaymentState {
  const { id, status, description = '', canRetry } = attempt;
  return {
    transactionId: id,
    status: STATES[status],
    description,
    canRetry: canRetry && ENDED.has(status),
    ...(!LIVE_STATUSES.includes(status) && { record: recordOf(attempt) }),
  };
}

/** The gateway knows a payment by its charge; one that it never heard of has no number there. */
function recordOf({ chargeId, method, settledAt }: PaymentAttempt): PaymentRecord {
  return {
    ...(chargeId !== undefined && { paymentId: chargeId }),
    ...(method && { method }),
    ...(settledAt && { settledAt }),
  };
}

const STATES: Readonly<Record<AttemptStatus, PaymentState['status']>> = {
  CREATED: 'IN_PROCESS',
  PENDING: 'IN_PROCESS',
  UNKNOWN: 'IN_PROCESS',
  APPROVED: 'APPR',
  REJECTED: 'REJT',
  CANCELLED: 'CANC',
  EXPIRED: 'PSTO',
};

const ENDED: ReadonlySet<AttemptStatus> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED']);
