import { formatAmount } from '#engine';
import { type GatewayAnswer, GatewayError } from '../../ports/payment/PaymentGateway.ts';
import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { Vault } from '../../ports/system/Vault.ts';
import { openAnswers } from '../answers/answers.ts';
import { paymentMismatches } from '../fees/paymentMismatches.ts';
import { quotedFee } from '../fees/quotedFee.ts';
import { completeSubmission } from '../transitions/completeSubmission.ts';
import { SUBMISSION_STEPS } from '../transitions/transitions.ts';
import { actEvent } from './actEvent.ts';
import { findPayment, unknownPayment } from './findPayment.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import type { OperatorDeps } from './OperatorDeps.ts';
import type { Act } from './readAct.ts';

/**
 * Submits a form whose payment did not fit, after the cause was repaired. Queries the gateway
 * again: the present status must pass the checks of every approval. Computes the fee again, at the
 * time of its quote: the fee must equal the ordered amount. The effects are those of an approval:
 * one reference number, and the messages of the outbox.
 *
 * @returns refused, with the reason, if the payment still does not fit. Done, without a new history
 *   event, if the form was submitted before.
 * @see reliability section 3, "PAID | final submission cannot be completed", I1, I10
 */
export async function completeRepaired(deps: OperatorDeps, act: Act): Promise<OperatorAnswer> {
  const found = await findPayment(deps.store, act.target);
  if (!found) return refused(unknownPayment(act.target));
  const { id } = found.submission;
  const named = found.attempt?.id;
  // Reads under the lock: a completion that ends between two reads would look like missing money.
  const waiting = await deps.store.transact(async (records) => {
    const submission = await records.submissions.lock(id);
    return submission ? waitingMoney(records, submission, named) : refused(unknownPayment(id));
  });
  if ('isDone' in waiting) return waiting;
  // Called before the transaction, which must not wait for a gateway.
  const answer = await deps.gateway.status(waiting.id, waiting.method).catch((error: unknown) => {
    if (error instanceof GatewayError) return error;
    throw error;
  });
  if (answer instanceof GatewayError) {
    return refused(`Cannot complete ${id} now: the gateway sent no response (${answer.reason})`);
  }
  const feeCents = await quotedFee(deps, found.submission);
  return deps.store.transact(async (records) => {
    const submission = await records.submissions.lock(id);
    if (!submission) return refused(unknownPayment(id));
    const attempt = await waitingMoney(records, submission, named);
    if ('isDone' in attempt) return attempt;
    if (attempt.id !== waiting.id) {
      return refused(`Cannot complete ${id}: another payment came meanwhile, run this again`);
    }
    const refusal =
      refusalOf(deps.vault, submission, attempt, answer) ?? feeRefusal(attempt, feeCents);
    if (refusal !== undefined) return refused(`Cannot complete ${id}: ${refusal}`);
    return complete(deps, records, { submission, attempt, act });
  });
}

/**
 * Returns the payment that can complete the submission, or a reply that explains why no payment
 * can.
 *
 * @param named the attempt that the operator named; when absent, the first waiting attempt is
 *   returned
 */
async function waitingMoney(
  { attempts }: Pick<StoreRecords, 'attempts'>,
  { id, status, referenceNumber, submittedAt }: Submission,
  named: string | undefined,
): Promise<PaymentAttempt | OperatorAnswer> {
  if (status === 'SUBMITTED' || status === 'ACKNOWLEDGED') {
    const since = submittedAt?.toISOString();
    return done([`Done already: ${id} was submitted as ${referenceNumber} at ${since}.`]);
  }
  const all = await attempts.ofSubmission(id);
  const unfit = all.filter(
    (each) => each.disposition === 'NEEDS_ACTION' && (named ?? each.id) === each.id,
  );
  const waiting = unfit.find(({ dealtAt }) => !dealtAt);
  if (waiting && status === 'PAID_NEEDS_ACTION') return waiting;
  const last = unfit.at(-1);
  const why = last?.dealtAt
    ? `its money was paid out at ${last.dealtAt.toISOString()} by ${last.dealtBy}`
    : `no money of it waits for a decision (${status})`;
  return refused(`Cannot complete ${id}: ${why}`);
}

function refusalOf(
  vault: Vault,
  submission: Submission,
  attempt: PaymentAttempt,
  { code, amountCents, currency }: GatewayAnswer,
): string | undefined {
  if (code !== 'APPR') return `the gateway does not have the money of ${attempt.id} (${code})`;
  const { amountCents: orderedCents, dataHash } = attempt;
  const word = {
    amountCents: orderedCents,
    dataHash,
    ...(amountCents !== undefined && { approvedCents: amountCents }),
    ...(currency !== undefined && { approvedCurrency: currency }),
  };
  const hasAnswers = submission.sealedData !== undefined;
  const misfits = paymentMismatches(word, { ...submission, hasAnswers });
  if (misfits.length > 0) return misfits.join('; ');
  return isReadable(vault, submission)
    ? undefined
    : 'the keys of this portal do not open its answers';
}

/**
 * Returns why the fee differs from the payment, with the remedy: no repair can change the paid
 * amount.
 */
function feeRefusal(
  { id, amountCents }: PaymentAttempt,
  feeCents: number | undefined,
): string | undefined {
  if (feeCents === amountCents) return undefined;
  if (feeCents === undefined) return 'the fee of its answers cannot be computed';
  const [asked, paid] = [formatAmount(feeCents), formatAmount(amountCents)];
  return `the fee of its answers is ${asked}, paid was ${paid}; pay the money out (refund-done ${id}), and the applicant fills in the form again`;
}

/**
 * Checks that the answers can be decrypted. A submission with unreadable answers would get a
 * number, but no mail and no export.
 */
function isReadable(vault: Vault, submission: Submission): boolean {
  try {
    openAnswers(vault, submission);
    return true;
  } catch {
    return false;
  }
}

async function complete(
  deps: OperatorDeps,
  records: StoreRecords,
  {
    submission,
    attempt,
    act,
  }: { readonly submission: Submission; readonly attempt: PaymentAttempt; readonly act: Act },
): Promise<OperatorAnswer> {
  const { id } = submission;
  const at = deps.clock.now();
  const { amountCents } = attempt;
  const deal = { dealtAt: at, dealtBy: act.by };
  const { from, to } = SUBMISSION_STEPS.repaired;
  const patch = { paidAttemptId: attempt.id };
  const isUsed = await records.operator.use(attempt.id, amountCents, deal);
  if (!isUsed || !(await records.submissions.move(id, from, to, at, patch))) {
    throw new Error(`Cannot complete ${id}: its money changed meanwhile`);
  }
  const about = { submissionId: id, attemptId: attempt.id, at };
  const wasCents = attempt.approvedCents;
  const detail = { amountCents, ...(wasCents !== undefined && { wasCents }) };
  await records.events.append(actEvent('completed', about, act, detail));
  await completeSubmission(deps, records, submission);
  const { referenceNumber } = (await records.submissions.find(id)) ?? {};
  return done([`Handed in: ${id} has the reference number ${referenceNumber}.`]);
}
