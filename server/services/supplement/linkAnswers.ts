import { type FieldError, type FormData, isAsked, type Plan, prefilledData } from '#engine';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { SupplementaryRequest } from '../../ports/store/SupplementaryRequests.ts';
import type { Vault } from '../../ports/system/Vault.ts';
import { openOwnAnswers } from '../answers/answers.ts';
import type { Invalid } from '../contract/SubmissionServices.ts';
import { type LinkDeps, type RequestRecord, recordOf, requestOf } from './openSupplement.ts';
import { ANSWER_FORM, answerableAfter, LINK_NAME, statusOf } from './supplementLink.ts';

/**
 * Reads the stored request again if the answers contain a link. The Registry's own record replaces
 * the received data. The link's secret is removed, so that it is never stored, signed or printed.
 *
 * @param formData any data, even if it does not match the form's structure
 * @returns the answers to validate, or an error: the link is invalid, or the answers name another
 *   submission or other questions than the request
 */
export async function linkAnswers(
  deps: LinkDeps,
  { code, plan }: Pick<CatalogueForm, 'code' | 'plan'>,
  formData: FormData,
): Promise<{ readonly formData: FormData } | Invalid> {
  const field = linkFieldOf(plan);
  if (field === undefined || formData[field] === undefined) return { formData };
  const request = await requestOf(deps, formData[field]);
  const now = deps.clock.now();
  const record: RequestRecord = request
    ? recordOf(deps, request, statusOf(request, now))
    : { status: 'unknown' };
  const prefilled = prefilledData(plan, { request: { ...record } });
  if (code === ANSWER_FORM) {
    const fault = linkError(field, request, now) ?? otherError(plan, formData, request, prefilled);
    if (fault) return { result: 'validationError', errors: [fault] };
  }
  const { [field]: _, ...rest } = formData;
  const own = Object.entries(prefilled).filter(([, value]) => !Array.isArray(value));
  return {
    formData: { ...rest, ...Object.fromEntries(own), ...(request && { [field]: request.id }) },
  };
}

/**
 * Marks the link of these answers as used, in the transaction that submits them. If two tabs
 * submit, only one succeeds.
 *
 * @returns the error when the link was already used, has expired or was revoked; `undefined` when
 *   this call marked the link, or the answers have no link
 */
export async function spendLink(
  { vault }: { readonly vault: Vault },
  records: StoreRecords,
  submission: Submission,
  form: CatalogueForm | undefined,
  now: Date,
): Promise<Invalid | undefined> {
  const field = form?.code === ANSWER_FORM ? linkFieldOf(form.plan) : undefined;
  if (field === undefined) return undefined;
  const id = openOwnAnswers(vault, submission)[field];
  if (typeof id !== 'string') return undefined;
  const use = { usedBy: submission.id, now, expiredBefore: answerableAfter(now) };
  const isOurs = await records.supplements.use(id, use);
  const request = await records.supplements.find(id);
  if (!isOurs) {
    const fault = linkError(field, request, now) ?? fieldError(`/${field}`, 'linkExpired');
    return { result: 'validationError', errors: [fault] };
  }
  await records.events.append({
    submissionId: request?.submissionId,
    at: now,
    kind: 'supplement.answered',
    detail: { requestId: id, by: submission.id },
  });
  return undefined;
}

/** Returns the key of the answer that contains the link, in a form that uses a request. */
function linkFieldOf({ root }: Plan): string | undefined {
  const isLink = ({ prefill }: { prefill?: { from: string; name: string } }) =>
    prefill?.from === 'query' && prefill.name === LINK_NAME;
  return root.children.find((node) => node.kind === 'leaf' && isLink(node))?.key;
}

function linkError(
  field: string,
  request: SupplementaryRequest | undefined,
  now: Date,
): FieldError | undefined {
  if (request?.usedAt) return fieldError(`/${field}`, 'linkUsed');
  const counts = request && !request.revokedAt && request.expiresAt > answerableAfter(now);
  return counts ? undefined : fieldError(`/${field}`, 'linkExpired');
}

/**
 * Returns the error when the answers name another submission or other questions than the request.
 */
function otherError(
  plan: Plan,
  formData: FormData,
  request: SupplementaryRequest | undefined,
  prefilled: FormData,
): FieldError | undefined {
  // The form's code is not compared, because it is a choice among the forms that have a title.
  const named = { reference: request?.referenceNumber };
  for (const [key, value] of Object.entries(prefilledData(plan, { query: named }))) {
    if (formData[key] !== value) return fieldError(`/${key}`, 'linkOtherSubmission');
  }
  for (const node of plan.root.children) {
    if (node.kind !== 'list' || !node.item.children.some(isAsked)) continue;
    const keys = node.item.children.filter(isAsked).map(({ key }) => key);
    const given = columnsOf(formData[node.key], keys);
    if (given !== columnsOf(prefilled[node.key], keys)) {
      return fieldError(`/${node.key}`, 'linkQuestionsChanged');
    }
  }
  return undefined;
}

/** Returns the answers of some keys, row by row, as one text for comparison. */
function columnsOf(rows: unknown, keys: readonly string[]): string {
  if (!Array.isArray(rows)) return '[]';
  const picked = rows.map((row: unknown) =>
    keys.map((key) => (typeof row === 'object' && row !== null ? Reflect.get(row, key) : null)),
  );
  return JSON.stringify(picked);
}

function fieldError(path: string, key: string): FieldError {
  return { path, key, args: [] };
}
