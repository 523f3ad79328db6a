import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { type Readiness, readinessOf } from '../submission/judge.ts';
import { priceOf } from '../submission/priceOf.ts';
import { issueWebToken } from './issueWebToken.ts';
import type { Transaction, TransactionResult } from './PaymentServices.ts';
import { SUBMISSION_STEPS } from './transitions.ts';

/**
 * Opens the one live attempt of a submission, or gives the live one again, with a web token.
 * Refuses while an earlier attempt is not known to be dead.
 *
 * @param input.amountCents what the browser believes the price to be; only compared
 * @returns `undefined` when the sitting has no such submission
 * @see reliability section 3.1 "QUOTED/PAYING | create transaction", T-02, T-07, T-09
 */
export async function createTransaction(
  deps: ServiceDeps,
  input: { readonly submissionId: string; readonly amountCents: number; readonly sitting: string },
): Promise<TransactionResult | undefined> {
  const known = await deps.store.submissions.find(input.submissionId);
  if (known?.sitting !== input.sitting) return undefined;
  // Read before the transaction: a unit of work calls nothing but its records.
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
    if (live) return goOnWith(deps, records, live);
    return (
      (await refusalOfLast(records, submission)) ?? openWhenReady(deps, records, submission, form)
    );
  });
}

/**
 * A token is given for an attempt that the gateway never confirmed. One that it did confirm may
 * take money at any moment: it is named, to be waited for, and nothing can be paid anew.
 */
async function goOnWith(
  deps: ServiceDeps,
  records: StoreRecords,
  live: PaymentAttempt,
): Promise<TransactionResult> {
  if (live.chargeId !== undefined) return { result: 'processing', transactionId: live.id };
  return { result: 'ok', ...(await renew(deps, records, live)) };
}

/** The gateway may forbid another attempt when it refuses one. */
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
  const readiness = await readinessOf(deps, records, submission, form);
  if (!readiness.ready) return refused(readiness);
  const isQuoteOver = submission.quoteExpiresAt <= deps.clock.now();
  const changed = isQuoteOver && (await requote(deps, records, submission, readiness));
  return changed || { result: 'ok', ...(await openAttempt(deps, records, submission)) };
}

/**
 * The live transaction of the submission that a sitting pays for, with a fresh web token: what a
 * reloaded page goes on with.
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

/** Of a form that is paid, the payment is named, but no token is given that could pay again. */
function refusalOf({ status, paidAttemptId }: Submission): TransactionResult | undefined {
  if (status === 'PAID_NEEDS_ACTION') return { result: 'paymentNeedsAction' };
  if (status === 'ABANDONED' || status === 'OFFLINE_COMPLETED') return { result: 'formChanged' };
  if (status === 'QUOTED' || status === 'PAYING') return undefined;
  return { result: 'paidDataLocked', transactionId: paidAttemptId };
}

function refused({ ready: _, ...refusal }: Exclude<Readiness, { ready: true }>): TransactionResult {
  return refusal;
}

/** A token for an attempt that is live; one that waits for its first pay call waits on. */
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
 * Prices the same answers anew, once a price is no longer honoured. A definition that changed in
 * the meantime has to be filled in anew; a price that changed is put to the applicant first.
 *
 * @returns what to tell instead of opening an attempt; `undefined` when the price stayed the same
 * @see reliability B-75
 */
async function requote(
  { catalogue, clock, settings }: ServiceDeps,
  records: StoreRecords,
  submission: Submission,
  { evaluation, conduct }: Extract<Readiness, { ready: true }>,
): Promise<TransactionResult | undefined> {
  const current = catalogue.current(submission.formCode);
  if (current?.hash !== submission.definitionHash) return { result: 'formChanged' };
  const now = clock.now();
  const quoteExpiresAt = new Date(now.getTime() + settings.quoteLifeMs);
  const price = priceOf(evaluation.fee, conduct);
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
  const { from, to } = SUBMISSION_STEPS.payingBegun;
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
