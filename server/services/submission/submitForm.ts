import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import { openOwnAnswers } from '../answers/answers.ts';
import { filesOfAnswers } from '../answers/filesOfAnswers.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { Conflict, SubmitInput, SubmitResult } from '../contract/SubmissionServices.ts';
import { eChequeErrors } from '../fees/eChequeErrors.ts';
import { priceOf } from '../fees/priceOf.ts';
import { spendLink } from '../supplement/linkAnswers.ts';
import { completeSubmission } from '../transitions/completeSubmission.ts';
import { checkReadiness, type Readiness } from './checkReadiness.ts';
import { completeOnPaper } from './completeOnPaper.ts';
import { completeSigned } from './completeSigned.ts';
import { readResult } from './readResult.ts';
import { saveSubmission } from './saveSubmission.ts';
import { updateSubmission } from './updateSubmission.ts';

/**
 * Handles the submit call. For a paid form, reads the result, because the approval has submitted
 * the form. Submits a free form. Records a paper form as completed.
 *
 * @returns `undefined` when the sitting has no such submission
 * @throws {WrongShapeError} when the form data do not match the form's structure
 * @see reliability section 3.1 rule 3, T-01, T-08
 */
export async function submitForm(
  deps: ServiceDeps,
  input: SubmitInput,
): Promise<SubmitResult | Conflict | undefined> {
  if (input.printOnPaper) return complete(deps, input);
  if (input.submissionId === undefined) return submitUnkept(deps, input);
  const submission = await deps.store.submissions.find(input.submissionId);
  if (submission?.sitting !== input.sitting || submission.formCode !== input.formCode) {
    return undefined;
  }
  if (input.amountCents !== submission.amountCents) {
    return mismatch(deps, submission, input.amountCents);
  }
  const isFree = submission.amountCents === 0 && submission.status === 'QUOTED';
  return isFree ? submitFree(deps, input, submission.id) : readResult(deps, submission);
}

/** Returns the result of the submission that a transaction belongs to: submitFormByTxnId. */
export async function readByTransaction(
  deps: ServiceDeps,
  transactionId: string,
  sitting: string,
): Promise<SubmitResult | undefined> {
  const attempt = await deps.store.attempts.find(transactionId);
  const submission = attempt && (await deps.store.submissions.find(attempt.submissionId));
  return submission?.sitting === sitting ? readResult(deps, submission) : undefined;
}

/** Returns the hash of a submission's definition. */
export async function definitionOf(
  deps: ServiceDeps,
  submissionId: string,
  sitting: string,
): Promise<string | undefined> {
  const submission = await deps.store.submissions.find(submissionId);
  return submission?.sitting === sitting ? submission.definitionHash : undefined;
}

/** Completes the stored submission of a signed form; completes an unsigned form on paper, without storing answers. */
async function complete(
  deps: ServiceDeps,
  input: SubmitInput,
): Promise<SubmitResult | Conflict | undefined> {
  const { submissionId } = input;
  if (submissionId === undefined) return completeOnPaper(deps, input);
  const completed = await completeSigned(deps, { ...input, submissionId });
  return completed === 'unsigned' ? completeOnPaper(deps, input) : completed;
}

/** Submits a free form that arrives complete and was not stored before. */
async function submitUnkept(
  deps: ServiceDeps,
  input: SubmitInput,
): Promise<SubmitResult | Conflict | undefined> {
  const { formData } = input;
  if (!formData) return undefined;
  const saved = await saveSubmission(deps, { ...input, formData }, 'all');
  if ('refused' in saved || saved.result !== 'ok') return settled(saved);
  const { submissionId, amountCents } = saved;
  if (amountCents !== input.amountCents) {
    return { result: 'amountMismatch', submissionId, amountCents };
  }
  if (amountCents > 0) return { result: 'paymentRequired', submissionId, amountCents };
  return submitForm(deps, { ...input, submissionId, formData: undefined });
}

async function submitFree(
  deps: ServiceDeps,
  input: SubmitInput,
  submissionId: string,
): Promise<SubmitResult | Conflict | undefined> {
  if (input.formData) {
    const update = { ...input, submissionId, formData: input.formData };
    const updated = await updateSubmission(deps, update);
    if (updated?.result !== 'ok') return updated && settled(updated);
    if (updated.amountCents !== input.amountCents) {
      return { result: 'amountMismatch', submissionId, amountCents: updated.amountCents };
    }
  }
  const known = await deps.store.submissions.find(submissionId);
  const form = known && (await deps.catalogue.byHash(known.definitionHash));
  const unpaid = known && form && (await eChequeRefusal(deps, known, form));
  if (unpaid) return unpaid;
  const refusal = await deps.store.transact(async (records) => {
    const submission = await records.submissions.lock(submissionId);
    if (submission?.status !== 'QUOTED' || submission.amountCents !== 0) return undefined;
    const readiness = await checkReadiness(deps, records, submission, form);
    if (!readiness.ready) return notReady(readiness, submissionId);
    const dearer = await dearerSince(deps, records, submission, readiness);
    if (dearer) return dearer;
    const spent = await spendLink(deps, records, submission, form, deps.clock.now());
    if (!spent) await completeSubmission(deps, records, submission);
    return spent;
  });
  const submission = await deps.store.submissions.find(submissionId);
  return refusal ?? (submission && readResult(deps, submission));
}

/**
 * Checks a stored e-Cheque again before the form is submitted, because the e-Cheque may have
 * expired.
 */
async function eChequeRefusal(
  deps: ServiceDeps,
  submission: Submission,
  form: CatalogueForm,
): Promise<SubmitResult | undefined> {
  if (submission.status !== 'QUOTED' || !submission.sealedData) return undefined;
  const now = deps.clock.now().toISOString();
  const data = openOwnAnswers(deps.vault, submission);
  const evaluation = deps.rules.evaluate(form, { data, now });
  const named = filesOfAnswers(form.plan.root, evaluation.data);
  const kept = await deps.store.files.ofSubmission(submission.id);
  const errors = await eChequeErrors(deps, named, evaluation, { files: [], kept });
  return errors.length > 0 ? { result: 'validationError', errors } : undefined;
}

/**
 * Returns a refusal when the form is no longer free. A price of 0 stays valid as long as any other
 * quote. Afterwards the applicant must see the new price.
 */
async function dearerSince(
  { clock, settings }: ServiceDeps,
  records: StoreRecords,
  { id: submissionId, quoteExpiresAt: until }: Submission,
  { evaluation, behaviour }: Extract<Readiness, { readonly ready: true }>,
): Promise<SubmitResult | undefined> {
  const now = clock.now();
  const price = priceOf(evaluation.fee, behaviour);
  if (until > now || price.amountCents === 0) return undefined;
  const quoteExpiresAt = new Date(now.getTime() + settings.quoteLifeMs);
  await records.submissions.reprice(submissionId, { ...price, quoteExpiresAt, now });
  return { result: 'amountMismatch', submissionId, amountCents: price.amountCents };
}

type SaveRefusal = Exclude<Awaited<ReturnType<typeof saveSubmission>>, { readonly result: 'ok' }>;

function settled(refusal: SaveRefusal): SubmitResult | Conflict {
  if ('refused' in refusal || refusal.result !== 'paidDataLocked') return refusal;
  return { ...refusal, amountCents: 0 };
}

function notReady(
  readiness: Exclude<Awaited<ReturnType<typeof checkReadiness>>, { readonly ready: true }>,
  submissionId: string,
): SubmitResult {
  const { ready: _, ...refusal } = readiness;
  return 'invalidSignatures' in refusal ? { ...refusal, submissionId } : refusal;
}

async function mismatch(
  { store, clock }: ServiceDeps,
  { id, amountCents }: Submission,
  claimedCents: number,
): Promise<SubmitResult> {
  await noteMismatch(store, clock.now(), id, { amountCents, claimedCents });
  return { result: 'amountMismatch', submissionId: id, amountCents };
}

function noteMismatch(
  records: StoreRecords,
  at: Date,
  submissionId: string,
  detail: { readonly amountCents: number; readonly claimedCents: number },
): Promise<void> {
  return records.events.append({ submissionId, at, kind: 'submission.amountMismatch', detail });
}
