import type { Texts } from './JsonSchema.ts';
import type { SubmissionType } from './Manifest.ts';
import type { NextStepPlan, Plan } from './Plan.ts';

/**
 * Ids of what happens next, in order, for one way of handing in.
 *
 * @param next entries whose conditions hold for the answers; see `Conduct.next`
 * @param submissionType the way that the form is handed in
 */
export function nextStepIds(
  next: readonly NextStepPlan[],
  submissionType: SubmissionType,
): readonly string[] {
  return next
    .filter((entry) => entry.for === undefined || entry.for.includes(submissionType))
    .map(({ id }) => id);
}

/** Words of what happens next, in the Markdown subset, in order; ids without a text are left out. */
export function nextStepTexts(ids: readonly string[], texts: Texts): readonly string[] {
  return ids.flatMap((id) => texts[nextStepKey(id)] ?? []);
}

/** Key of the text of an entry. */
export function nextStepKey(id: string): string {
  return `$next.${id}`;
}

/**
 * Every way in which a form may be handed in: what its manifest names, on paper where it may be paid
 * on paper, and on paper from devices that cannot submit it.
 *
 * @see specification, document 2, section 1 (iOS) and document 1, section 2 (payment on paper)
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
