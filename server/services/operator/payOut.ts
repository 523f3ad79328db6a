import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import { SUBMISSION_STEPS } from '../payment/transitions.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { actEvent } from './actEvent.ts';
import { findPayment, unknownPayment } from './findPayment.ts';
import { takenText } from './misfitsOf.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import type { Act } from './readAct.ts';

/**
 * Marks money that was set aside as paid out. The submission that waited for a decision about it
 * ends with its last money: it becomes `ABANDONED`, and its answers go at once. An approval that comes
 * later still brings it back to the operator.
 *
 * @returns refused when the money was used, or there is none; done, without a new line of history,
 * when it was paid out before
 */
export async function payOut(
  { store, clock }: Pick<ServiceDeps, 'store' | 'clock'>,
  act: Act,
): Promise<OperatorAnswer> {
  const found = await findPayment(store, act.target);
  if (!found) return refused(unknownPayment(act.target));
  if (!found.attempt) {
    return refused(`${act.target} is a submission: name its payment, which "show" lists`);
  }
  const { id, submissionId } = found.attempt;
  return store.transact(async (records) => {
    const submission = await records.submissions.lock(submissionId);
    const attempt = submission && (await records.attempts.find(id));
    if (!attempt) return refused(unknownPayment(id));
    const answer = answerWithout(attempt);
    if (answer) return answer;
    const at = clock.now();
    if (!(await records.operator.payOut(id, { dealtAt: at, dealtBy: act.by }))) {
      throw new Error(`Cannot mark ${id} as paid out: it changed meanwhile`);
    }
    const detail = { amountCents: attempt.approvedCents ?? attempt.amountCents };
    await records.events.append(
      actEvent('refundDone', { submissionId, attemptId: id, at }, act, detail),
    );
    const isOver = await endWithoutMoney(records, submission, at);
    const end = isOver ? [`Submission ${submissionId} has no money left: it has ended.`] : [];
    return done([`Paid out: ${takenText(attempt)} of payment ${id}.`, ...end]);
  });
}

/** The answer where nothing is to be written; `undefined` when the money waits. */
function answerWithout(attempt: PaymentAttempt): OperatorAnswer | undefined {
  const { id, status, disposition, dealtAt, dealtBy } = attempt;
  if (status !== 'APPROVED') {
    return refused(`Cannot pay ${id} out: none of its money was approved (${status})`);
  }
  if (disposition === 'APPLIED') {
    return refused(`Cannot pay ${id} out: submission ${attempt.submissionId} is paid with it`);
  }
  if (!dealtAt) return undefined;
  return done([`Done already: ${id} was paid out at ${dealtAt.toISOString()} by ${dealtBy}.`]);
}

/** @returns whether the submission ended: it waited for a decision, and has no money any more */
async function endWithoutMoney(
  records: StoreRecords,
  { id, status }: Submission,
  at: Date,
): Promise<boolean> {
  if (status !== 'PAID_NEEDS_ACTION') return false;
  const attempts = await records.attempts.ofSubmission(id);
  if (attempts.some(({ disposition, dealtAt }) => disposition && !dealtAt)) return false;
  const { from, to } = SUBMISSION_STEPS.refunded;
  await records.submissions.move(id, from, to, at);
  await records.retention.forgetAnswers(id, at);
  await records.events.append({ submissionId: id, at, kind: 'retention.forgotten', detail: {} });
  return true;
}
