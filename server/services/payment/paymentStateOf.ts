import { PAYMENT_STATUSES, type PaymentEvidence, type PaymentStatusCode } from '#engine';
import {
  ATTEMPT_STATUSES,
  ENDED_STATUSES,
  LIVE_STATUSES,
  type PaymentAttempt,
  type PolledAttempt,
} from '../../ports/store/PaymentAttempt.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { PaymentRecord, PaymentState } from '../contract/PaymentServices.ts';
import { otherPaymentsIn } from '../transitions/otherPayments.ts';

/**
 * Returns the state of a payment in wire terms, with the present state of its submission. An
 * applicant who waits for a second payment must see that the first one succeeded.
 *
 * The status of a payment that is not final is `IN_PROCESS`, or the gateway's own code if that is
 * not final. Another payment is allowed (`canRetry`) only when this one ended without money, the
 * gateway allows it, and the submission is unpaid.
 *
 * @param attempt the attempt; its other payments are read only when it has ended or the submission
 *   is paid
 */
export async function paymentStateOf(
  records: Pick<StoreRecords, 'attempts'>,
  attempt: PolledAttempt,
): Promise<PaymentState> {
  const { id, submissionId, submission, status, description = '', canRetry } = attempt;
  const { rejectReasonCode } = attempt;
  const { paidAttemptId } = submission;
  const hasEnded = !LIVE_STATUSES.includes(status);
  // Most polls find a live payment of an unpaid form, and read nothing else.
  const all =
    hasEnded || paidAttemptId !== undefined
      ? await records.attempts.ofSubmission(submissionId)
      : [];
  const others = paidAttemptId === undefined ? [] : otherPaymentsIn(all, paidAttemptId);
  const isPayable = submission.status === 'QUOTED';
  return {
    transactionId: id,
    status: statusOf(attempt),
    description,
    canRetry: canRetry && ENDED_STATUSES.includes(status) && isPayable,
    ...(status === 'REJECTED' && rejectReasonCode !== undefined && { rejectReasonCode }),
    ...(hasEnded && { record: { ...recordOf(attempt), ...numberIn(all, id) } }),
    ...(paidAttemptId !== undefined && paidAttemptId !== id && { paidBy: paidAttemptId }),
    ...(others.length > 0 && { otherPayments: others }),
  };
}

/** Reads the attempt again and returns its state as `paymentStateOf` does. */
export async function paymentStateNow(
  records: Pick<StoreRecords, 'attempts'>,
  attemptId: string,
): Promise<PaymentState | undefined> {
  const attempt = await records.attempts.findPolled(attemptId);
  return attempt && paymentStateOf(records, attempt);
}

function statusOf({ status, resultCode }: PolledAttempt): PaymentState['status'] {
  const hasUnclearCode = status === 'UNKNOWN' && resultCode && UNCLEAR.has(evidenceOf(resultCode));
  return hasUnclearCode ? resultCode : ATTEMPT_STATUSES[status].onWire;
}

/**
 * Returns the stored data. The payment id is that of the charge; absent when the gateway never
 * reported a charge.
 */
function recordOf({ chargeId, method, settledAt }: PolledAttempt): PaymentRecord {
  return {
    ...(chargeId !== undefined && { paymentId: chargeId }),
    ...(method && { method }),
    ...(settledAt && { settledAt }),
  };
}

/** Returns the number of a payment among the started payments. */
function numberIn(all: readonly PaymentAttempt[], attemptId: string): PaymentRecord {
  const started = all.filter(({ startedAt }) => startedAt);
  const place = started.findIndex(({ id }) => id === attemptId);
  return place < 0 ? {} : { attemptNo: place + 1 };
}

function evidenceOf(code: PaymentStatusCode): PaymentEvidence {
  return PAYMENT_STATUSES[code].evidence;
}

/** Gateway codes that are not final: "we do not know yet". */
const UNCLEAR: ReadonlySet<PaymentEvidence> = new Set(['unclear', 'timeOut']);
