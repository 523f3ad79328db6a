import type { GatewayAnswer } from '../../ports/payment/PaymentGateway.ts';
import {
  type AttemptPatch,
  LIVE_STATUSES,
  type PaymentAttempt,
} from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { ResultSource } from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { completeSubmission } from './completeSubmission.ts';
import { type AttemptEvent, type Effect, TRANSITIONS } from './transitions.ts';

/** An event of an attempt, and its source. */
export interface Occurrence {
  readonly event: AttemptEvent;
  readonly attempt: PaymentAttempt;
  /** Submission of the attempt, which the caller has locked in this transaction. */
  readonly submission: Submission;
  readonly answer?: GatewayAnswer;
  readonly patch?: AttemptPatch;
  readonly source: ResultSource;
}

/**
 * Applies one event to an attempt in the transaction of `records`: its status, the submission's
 * status, the history and all follow-up work.
 *
 * @returns `false` when the event changes nothing (repeated, late or out of order)
 */
export async function settleAttempt(
  deps: Pick<ServiceDeps, 'catalogue' | 'clock' | 'ids'>,
  records: StoreRecords,
  occurrence: Occurrence,
): Promise<boolean> {
  const { event, attempt, submission, answer, source } = occurrence;
  const transition = TRANSITIONS[event];
  const now = deps.clock.now();
  const hasEnded = !LIVE_STATUSES.includes(transition.to);
  const patch = {
    ...occurrence.patch,
    ...(hasEnded && { settledAt: answer?.settledAt ?? now }),
    ...patchOf(answer, transition.disposition, now),
  };
  const moved = await records.attempts.move(attempt.id, transition.from, transition.to, now, patch);
  if (!moved) return false;
  const step = transition.submission;
  if (step)
    await records.submissions.move(submission.id, step.from, step.to, now, paidBy(occurrence));
  await records.events.append({
    submissionId: submission.id,
    attemptId: attempt.id,
    at: now,
    kind: `payment.${event}`,
    detail: { from: attempt.status, to: transition.to, source, ...detailOf(answer) },
  });
  for (const effect of transition.effects) await EFFECTS[effect](deps, records, occurrence);
  if (transition.disposition) await withdrawOther(deps, records, submission);
  return true;
}

/**
 * Withdraws the submission's live attempt if it was never started, because the submission has
 * money.
 */
async function withdrawOther(
  deps: Pick<ServiceDeps, 'catalogue' | 'clock' | 'ids'>,
  records: StoreRecords,
  submission: Submission,
): Promise<void> {
  const attempt = await records.attempts.live(submission.id);
  if (!attempt || attempt.startedAt) return;
  await settleAttempt(deps, records, { event: 'withdrawn', attempt, submission, source: 'server' });
}

type EffectAction = (
  deps: Pick<ServiceDeps, 'catalogue' | 'clock' | 'ids'>,
  records: StoreRecords,
  occurrence: Occurrence,
) => Promise<void>;

const EFFECTS: Readonly<Record<Effect, EffectAction>> = {
  complete: (deps, records, { submission }) => completeSubmission(deps, records, submission),
  async alertOperator({ clock }, records, { attempt, submission, event }) {
    await records.outbox.add({
      key: `operatorAlert:${attempt.id}`,
      topic: 'operatorAlert',
      submissionId: submission.id,
      payload: { attemptId: attempt.id, reason: event },
      dueAt: clock.now(),
    });
  },
  async refund({ clock }, records, { attempt, submission }) {
    if (submission.referenceNumber !== undefined) {
      await records.outbox.add({
        key: `ackPdf:${attempt.id}`,
        topic: 'ackPdf',
        submissionId: submission.id,
        payload: { attemptId: attempt.id },
        dueAt: clock.now(),
      });
    }
    await records.outbox.add({
      key: `refundNotice:${attempt.id}`,
      topic: 'refundNotice',
      submissionId: submission.id,
      payload: { attemptId: attempt.id },
      dueAt: clock.now(),
    });
  },
};

function paidBy({ event, attempt }: Occurrence): { paidAttemptId?: string } {
  return event === 'approved' ? { paidAttemptId: attempt.id } : {};
}

function patchOf(
  answer: GatewayAnswer | undefined,
  disposition: AttemptPatch['disposition'],
  now: Date,
): AttemptPatch {
  if (!answer) return {};
  const approval = disposition && {
    disposition,
    approvedAt: now,
    approvedCents: answer.amountCents,
    approvedCurrency: answer.currency,
  };
  return {
    ...approval,
    chargeId: answer.chargeId,
    resultCode: answer.code,
    description: answer.description,
    rejectReasonCode: answer.rejectReasonCode,
    canRetry: answer.canRetry,
  };
}

function detailOf(answer: GatewayAnswer | undefined): Readonly<Record<string, string | number>> {
  if (!answer) return {};
  const { code, amountCents, currency } = answer;
  return {
    code,
    ...(amountCents !== undefined && { amountCents }),
    ...(currency !== undefined && { currency }),
  };
}
