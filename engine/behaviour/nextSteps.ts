import type { Texts } from '../definition/JsonSchema.ts';
import type { SubmissionType } from '../definition/Manifest.ts';
import type { NextStepPlan, Plan } from '../definition/Plan.ts';

/**
 * Returns the ids of the following steps, in order, for one way of submission.
 *
 * @param next the entries whose conditions hold for the answers (see `FormBehaviour.next`)
 * @param submissionType the way in which the form is submitted
 *
 * @example
 * const next = [{ id: 'processing' }, { id: 'post', for: ['OFFLINE_SUBM'] }];
 * nextStepIds(next, 'ALLOW_ESUBM'); // ['processing']
 * nextStepIds(next, 'OFFLINE_SUBM'); // ['processing', 'post']
 */
export function nextStepIds(
  next: readonly NextStepPlan[],
  submissionType: SubmissionType,
): readonly string[] {
  return next
    .filter((entry) => entry.for === undefined || entry.for.includes(submissionType))
    .map(({ id }) => id);
}

/**
 * Returns the texts of the following steps, in the Markdown subset, in order. Ids without a text
 * are skipped.
 *
 * @example
 * nextStepTexts(['keepForm', 'unknown'], NOTICE.texts.en);
 * // ['Keep the signed form for your records.']
 */
export function nextStepTexts(ids: readonly string[], texts: Texts): readonly string[] {
  return ids.flatMap((id) => texts[nextStepKey(id)] ?? []);
}

/**
 * Returns the text key of an entry of `next`.
 *
 * @example
 * nextStepKey('processing'); // '$next.processing'
 */
export function nextStepKey(id: string): string {
  return `$next.${id}`;
}

/**
 * Returns every way in which a form can be submitted: those of its manifest, on paper if it can be
 * paid on paper, and on paper from devices without online submission.
 *
 * @see specification, document 2, section 1 (iOS) and document 1, section 2 (payment on paper)
 *
 * @example
 * submissionTypesOf(FIRST.plan); // ['ALLOW_ESUBM']
 * submissionTypesOf({ ...FIRST.plan, manifest: { ...FIRST.plan.manifest, iosOnlineRefused: true } });
 * // ['ALLOW_ESUBM', 'OFFLINE_SUBM']
 */
export function submissionTypesOf({
  submissionType,
  paymentFields,
  manifest,
}: Plan): readonly SubmissionType[] {
  const named = submissionType.map(({ value }) => value);
  const isOnline = named.includes('ALLOW_ESUBM');
  const isPaidOnPaper = paymentFields.length > 0 && (manifest.payment?.offline ?? []).length > 0;
  const isOnPaper = isOnline && (isPaidOnPaper || manifest.iosOnlineRefused === true);
  return [...new Set([...named, ...(isOnPaper ? (['OFFLINE_SUBM'] as const) : [])])];
}
