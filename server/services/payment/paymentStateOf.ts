import { PAYMENT_STATUSES, type PaymentEvidence, type PaymentStatusCode } from '#engine';
import {
  ATTEMPT_STATUSES,
  ENDED_STATUSES,
  LIVE_STATUSES,
  type PaymentAttempt,
  type PolledAttempt,
} from '../../ports/PaymentAttempt.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import { otherPaymentsIn } from './otherPayments.ts';
import type { PaymentRecord, PaymentState } from './PaymentServices.ts';

/**
 * Tells how a payment stands in the words of the wire, and what became of its submission meanwhile:
 * an applicant who waits for a second payment must learn that the first one went through.
 *
 * What is not final is `IN_PROCESS`, or the gateway's own word where that settles nothing. Another
 * payment is allowed (`canRetry`) only when this one is dead and the submission has no money.
 *
 * @param attempt as it was read; what is read beside it are the other payments of a paid submission
 */
export async function paymentStateOf(
  records: Pick<StoreRecords, 'attempts'>,
  attempt: PolledAttempt,
): Promise<PaymentState> {
  const { id, submissionId, submission, status, description = '', canRetry } = attempt;
  const { rejectReasonCode } = attempt;
  const { paidAttemptId } = submission;
  const hasEnded = !LIVE_STATUSES.includes(status);
  // Most polls find a live payment of an unpaid form, and read nothing more.
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

/** As `paymentStateOf`, of an attempt that may have changed since it was read. */
export async function paymentStateNow(
  records: Pick<StoreRecords, 'attempts'>,
  attemptId: string,
): Promise<PaymentState | undefined> {
  const attempt = await records.attempts.findPolled(attemptId);
  return attempt && paymentStateOf(records, attempt);
}

function statusOf({ status, resultCode }: PolledAttempt): PaymentState['status'] {
  const saysWhy = status === 'UNKNOWN' && resultCode && UNCLEAR.has(evidenceOf(resultCode));
  return saysWhy ? resultCode : ATTEMPT_STATUSES[status].onWire;
}

/** The gateway knows a payment by its charge; one that it never heard of has no number there. */
function recordOf({ chargeId, method, settledAt }: PolledAttempt): PaymentRecord {
  return {
    ...(chargeId !== undefined && { paymentId: chargeId }),
    ...(method && { method }),
    ...(settledAt && { settledAt }),
  };
}

/** Only payments that were begun are counted. */
function numberIn(all: readonly PaymentAttempt[], attemptId: string): PaymentRecord {
  const begun = all.filter(({ startedAt }) => startedAt);
  const place = begun.findIndex(({ id }) => id === attemptId);
  return place < 0 ? {} : { attemptNo: place + 1 };
}

function evidenceOf(code: PaymentStatusCode): PaymentEvidence {
  return PAYMENT_STATUSES[code].evidence;
}

/** What a gateway says that settles nothing: "we do not know yet". */
const UNCLEAR: ReadonlySet<PaymentEvidence> = new Set(['unclear', 'timeOut']);
