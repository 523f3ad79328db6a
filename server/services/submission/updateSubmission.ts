import type { FormData, Plan } from '#engine';
import type { SignatureRecord } from '../../ports/store/Signature.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { FileRecord, StoreRecords } from '../../ports/store/SubmissionStore.ts';
import { canonicalText, openOwnAnswers, ownAnswers } from '../answers/answers.ts';
import { definitionFor } from '../answers/definitionFor.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { SaveResult, UpdateInput } from '../contract/SubmissionServices.ts';
import { putFiles, recordFiles } from '../files/keepFiles.ts';
import { isFree, isLocked } from '../transitions/isFree.ts';
import { type PreparedAnswers, prepareAnswers } from './prepareAnswers.ts';

/**
 * Replaces the answers of a stored form and prices it again: updateFormBeforePayment.
 *
 * While a payment may be pending nothing changes (`paidDataLocked`). An attempt that the gateway
 * does not know is withdrawn instead. Drops signatures of other answers.
 *
 * @returns `undefined` when the sitting has no such submission
 * @throws {WrongShapeError} when the form data do not match the form's structure
 * @see reliability section 3.1 "QUOTED | updateFormBeforePayment", T-03, T-04
 */
export async function updateSubmission(
  deps: ServiceDeps,
  input: UpdateInput,
): Promise<SaveResult | undefined> {
  const { submissionId, formCode, formData, files } = input;
  const known = await deps.store.submissions.find(submissionId);
  if (known?.sitting !== input.sitting || known.formCode !== formCode) return undefined;
  if (isLocked(known)) return { result: 'paidDataLocked', submissionId };
  const form = await definitionFor(deps, formCode, input.definitionHash ?? known.definitionHash);
  if (!form) return { result: 'formChanged' };
  const kept = await deps.store.files.ofSubmission(submissionId);
  const given = { formData, files, kept, scope: 'steps' as const };
  const prepared = await prepareAnswers(deps, form, known, given);
  if ('result' in prepared) return prepared;
  const added = await putFiles(deps, submissionId, files, prepared.named);
  const { result, unnamed } = await deps.store.transact((records) =>
    replace(deps, records, { input, plan: form.plan, prepared, added }),
  );
  for (const key of unnamed) await deps.files.remove(key);
  return result;
}

interface Replacement {
  readonly input: UpdateInput;
  readonly plan: Plan;
  readonly prepared: PreparedAnswers;
  readonly added: readonly FileRecord[];
}

interface Replaced {
  readonly result: SaveResult;
  /** Keys of files that the answers no longer name, and of documents with other answers. */
  readonly unnamed: readonly string[];
}

async function replace(
  deps: ServiceDeps,
  records: StoreRecords,
  { input, plan, prepared, added }: Replacement,
): Promise<Replaced> {
  const { submissionId } = input;
  const submission = await records.submissions.lock(submissionId);
  if (!submission || !(await isFree(deps, records, submission))) {
    return { result: { result: 'paidDataLocked', submissionId }, unnamed: [] };
  }
  const { named } = prepared;
  const answers = hasSameDocument(deps, submission, { plan, prepared })
    ? { ...prepared.answers, quoteExpiresAt: submission.quoteExpiresAt }
    : prepared.answers;
  await records.submissions.replaceAnswers(submissionId, { ...answers, language: input.language });
  const isSame =
    answers.dataHash === submission.dataHash &&
    answers.definitionHash === submission.definitionHash;
  const dropped = isSame
    ? await dropCleared(records, input)
    : await records.signatures.clear(submissionId);
  const signed = dropped.filter(({ status }) => status === 'SIGNED').map(({ field }) => field);
  const invalidSignatures = signed.filter((field) => input.signedFields?.includes(field) ?? true);
  const files = await recordFiles(records, submissionId, { added, named, now: answers.now });
  const unnamed = [...files, ...dropped.map(({ fileKey }) => fileKey)];
  const { amountCents, dataHash } = answers;
  await records.events.append({
    submissionId,
    at: answers.now,
    kind: 'submission.requoted',
    detail: { amountCents, dataHash, signaturesDropped: signed.length },
  });
  return { result: { result: 'ok', submissionId, amountCents, invalidSignatures }, unnamed };
}

/**
 * Checks whether the document of the submission stays the same. The document has the date of the
 * quote and does not name the payment method. A method chosen after the review must therefore not
 * change the reviewed bytes: such a submission retains its quote while the price is valid.
 */
function hasSameDocument(
  { vault }: Pick<ServiceDeps, 'vault'>,
  submission: Submission,
  { plan, prepared: { answers, data } }: Pick<Replacement, 'plan' | 'prepared'>,
): boolean {
  const { quoteExpiresAt, amountCents, feeLines, definitionHash } = submission;
  return (
    submission.sealedData !== undefined &&
    answers.definitionHash === definitionHash &&
    answers.amountCents === amountCents &&
    quoteExpiresAt > answers.now &&
    canonicalText([answers.feeLines, documented(plan, ownAnswers(plan, data))]) ===
      canonicalText([feeLines, documented(plan, openOwnAnswers(vault, submission))])
  );
}

/** Returns the answers that a document shows: all except those about the payment. */
function documented({ paymentFields }: Plan, data: FormData): FormData {
  const entries = Object.entries(data).filter(([key]) => !paymentFields.includes(`/${key}`));
  return Object.fromEntries(entries);
}

/** Drops the signatures that the page no longer shows, and later ones that build on them. */
async function dropCleared(
  records: StoreRecords,
  { submissionId, signedFields }: UpdateInput,
): Promise<readonly SignatureRecord[]> {
  if (!signedFields) return [];
  const kept = await records.signatures.ofSubmission(submissionId);
  const signed = kept.filter(({ status }) => status === 'SIGNED');
  const first = signed.findIndex(({ field }) => !signedFields.includes(field));
  const dropped = first < 0 ? [] : signed.slice(first);
  for (const { field, status } of dropped) {
    await records.signatures.remove(submissionId, field, status);
  }
  return dropped;
}
