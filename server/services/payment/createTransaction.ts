import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { Transaction, TransactionResult } from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { priceOf } from '../fees/priceOf.ts';
import { checkReadiness, type Readiness } from '../submission/checkReadiness.ts';
import { SUBMISSION_STEPS } from '../transitions/transitions.ts';
import { issueWebToken } from './issueWebToken.ts';

/**
 * Creates the only live attempt of a submission, or returns the live attempt, with a web token.
 * Refuses while an earlier attempt may still succeed.
 *
 * @param input.amountCents price that the browser expects; only compared
 * @returns `undefined` when the sitting has no such submission
 * @see reliability section 3.1 "QUOTED/PAYING | create transaction", T-02, T-07, T-09
 */
export async function createTransaction(
  deps: ServiceDeps,
  input: { readonly submissionId: string; readonly amountCents: number; readonly sitting: string },
): Promise<TransactionResult | undefined> {
  const known = await deps.store.submissions.find(input.submissionId);
  if (known?.sitting !== input.sitting) return undefined;
  // Read before the transaction: a transaction may only call its records.
  const form = await deps.catalogue.byHash(known.definitionHash);
  return deps.store.transact(async (records) => {
    const submission = await records.submissions.lock(input.submissionId);
    if (!submission || submission.amountCents === 0) return undefined;
    const refusal = refusalOf(submission);
    if (refusal) return refusal;
    if (input.amountCents !== submission.amountCents) {
      return noteMismatch(deps, records, submission, input.amountCents);
    }
    const live = await records.attempts.live(submission.id);
    if (live) return continueWith(deps, records, live);
    return (
      (await refusalOfLast(records, submission)) ?? openWhenReady(deps, records, submission, form)
    );
  });
}

/**
 * Returns a token for an attempt that the gateway never confirmed. A confirmed attempt may take
 * money at any moment: the result is `processing`, and no other payment can start.
 */
async function continueWith(
  deps: ServiceDeps,
  records: StoreRecords,
  live: PaymentAttempt,
): Promise<TransactionResult> {
  if (live.chargeId !== undefined) return { result: 'processing', transactionId: live.id };
  return { result: 'ok', ...(await renew(deps, records, live)) };
}

/** Returns a refusal when the gateway forbade another attempt after it refused the last one. */
async function refusalOfLast(
  { attempts }: StoreRecords,
  { id }: Submission,
): Promise<TransactionResult | undefined> {
  const last = (await attempts.ofSubmission(id)).findLast(({ startedAt }) => startedAt);
  return last && !last.canRetry ? { result: 'paymentNotRepeatable' } : undefined;
}

async function openWhenReady(
  deps: ServiceDeps,
  records: StoreRecords,
  submission: Submission,
  form: CatalogueForm | undefined,
): Promise<TransactionResult> {
  const readiness = await checkReadiness(deps, records, submission, form);
  if (!readiness.ready) return refused(readiness);
  const isQuoteOver = submission.quoteExpiresAt <= deps.clock.now();
  const changed = isQuoteOver && (await requote(deps, records, submission, readiness));
  return changed || { result: 'ok', ...(await openAttempt(deps, records, submission)) };
}

/**
 * Returns the live transaction of the submission that a sitting pays for, with a fresh web token. A
 * reloaded page continues with it.
 */
export async function currentTransaction(
  deps: ServiceDeps,
  sitting: string,
): Promise<Transaction | undefined> {
  const submission = await deps.store.submissions.payingOf(sitting);
  if (!submission) return undefined;
  return deps.store.transact(async (records) => {
    const live = await records.attempts.live(submission.id);
    return live && renew(deps, records, live);
  });
}

/**
 * Returns why no attempt may start. Names the payment of a paid form, but issues no token that
 * could pay again.
 */
function refusalOf({ status, paidAttemptId }: Submission): TransactionResult | undefined {
  if (status === 'PAID_NEEDS_ACTION') return { result: 'paymentNeedsAction' };
  if (status === 'ABANDONED' || status === 'OFFLINE_COMPLETED') return { result: 'formChanged' };
  if (status === 'QUOTED' || status === 'PAYING') return undefined;
  return { result: 'paidDataLocked', transactionId: paidAttemptId };
}

function refused({ ready: _, ...refusal }: Exclude<Readiness, { ready: true }>): TransactionResult {
  return refusal;
}

/** Issues a token for a live attempt. Extends the life of an attempt that is not started yet. */
async function renew(
  deps: ServiceDeps,
  records: StoreRecords,
  { id, startedAt }: PaymentAttempt,
): Promise<Transaction> {
  if (!startedAt) await records.attempts.annotate(id, deps.clock.now(), {});
  return issueWebToken(deps, records, id);
}

async function noteMismatch(
  { clock }: ServiceDeps,
  records: StoreRecords,
  { id, amountCents }: Submission,
  claimedCents: number,
): Promise<TransactionResult> {
  const detail = { amountCents, claimedCents };
  await records.events.append({
    submissionId: id,
    at: clock.now(),
    kind: 'submission.amountMismatch',
    detail,
  });
  return { result: 'amountMismatch', amountCents };
}

/**
 * Prices the same answers again after a quote has expired. If the definition changed in the
 * meantime, the applicant must fill in the form again. If the price changed, the applicant must see
 * it first.
 *
 * @returns the result to send instead of creating an attempt; `undefined` when the price stayed the
 *   same
 * @see reliability B-75
 */
async function requote(
  { catalogue, clock, settings }: ServiceDeps,
  records: StoreRecords,
  submission: Submission,
  { evaluation, behaviour }: Extract<Readiness, { ready: true }>,
): Promise<TransactionResult | undefined> {
  const current = catalogue.current(submission.formCode);
  if (current?.hash !== submission.definitionHash) return { result: 'formChanged' };
  const now = clock.now();
  const quoteExpiresAt = new Date(now.getTime() + settings.quoteLifeMs);
  const price = priceOf(evaluation.fee, behaviour);
  await records.submissions.reprice(submission.id, { ...price, quoteExpiresAt, now });
  return price.amountCents === submission.amountCents
    ? undefined
    : { result: 'amountMismatch', amountCents: price.amountCents };
}

async function openAttempt(
  deps: ServiceDeps,
  records: StoreRecords,
  submission: Submission,
): Promise<Transaction> {
  const now = deps.clock.now();
  const { id: submissionId, amountCents, dataHash } = submission;
  const id = deps.ids.id();
  const { from, to } = SUBMISSION_STEPS.paymentStarted;
  await records.submissions.move(submissionId, from, to, now);
  if (!(await records.attempts.insert({ id, submissionId, amountCents, dataHash, now }))) {
    throw new Error(`Cannot open an attempt for ${submissionId}: it has a live one`);
  }
  await records.events.append({
    submissionId,
    attemptId: id,
    at: now,
    kind: 'payment.opened',
    detail: { amountCents },
  });
  return issueWebToken(deps, records, id);
}
