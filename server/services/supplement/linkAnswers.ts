import { type FieldError, type FormData, isAsked, type Plan, prefilledData } from '#engine';
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import type { SupplementaryRequest } from '../../ports/SupplementaryRequests.ts';
import type { Vault } from '../../ports/Vault.ts';
import type { Invalid } from '../Services.ts';
import { openOwnAnswers } from '../submission/answers.ts';
import { type LinkDeps, type RequestRecord, recordOf, requestOf } from './openSupplement.ts';
import { ANSWER_FORM, answerableAfter, LINK_NAME, statusOf } from './supplementLink.ts';

/**
 * Reads a request again where answers name one: what the Registry's own record says takes the place
 * of what came, and the link's secret is taken out, so that it is never kept, signed or printed.
 *
 * @param formData anything of a form's shape or not; what is no link changes nothing
 * @returns the answers to judge, or what stands in the way: a link that no longer counts, questions
 * that are not those of the request
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
  const asked = prefilledData(plan, { request: { ...record } });
  if (code === ANSWER_FORM) {
    const fault = linkFault(field, request, now) ?? otherFault(plan, formData, request, asked);
    if (fault) return { result: 'validationError', errors: [fault] };
  }
  const { [field]: _, ...rest } = formData;
  const own = Object.entries(asked).filter(([, value]) => !Array.isArray(value));
  return {
    formData: { ...rest, ...Object.fromEntries(own), ...(request && { [field]: request.id }) },
  };
}

/**
 * Uses the link up that these answers came with, in the transaction in which they are handed in: of
 * two tabs one wins.
 *
 * @returns what to tell whoever comes second; `undefined` when nothing stands in the way
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
    const fault = linkFault(field, request, now) ?? fieldError(`/${field}`, 'linkExpired');
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

/** Key of the answer that holds the link, in a form that takes anything from a request. */
function linkFieldOf({ root }: Plan): string | undefined {
  const isLink = ({ prefill }: { prefill?: { from: string; name: string } }) =>
    prefill?.from === 'query' && prefill.name === LINK_NAME;
  return root.children.find((node) => node.kind === 'leaf' && isLink(node))?.key;
}

function linkFault(
  field: string,
  request: SupplementaryRequest | undefined,
  now: Date,
): FieldError | undefined {
  if (request?.usedAt) return fieldError(`/${field}`, 'linkUsed');
  const counts = request && !request.revokedAt && request.expiresAt > answerableAfter(now);
  return counts ? undefined : fieldError(`/${field}`, 'linkExpired');
}

/** Another submission than that of the link, or other questions than those that were asked. */
function otherFault(
  plan: Plan,
  formData: FormData,
  request: SupplementaryRequest | undefined,
  asked: FormData,
): FieldError | undefined {
  // The form's code is not compared: it is a choice among those that have a title.
  const named = { reference: request?.referenceNumber };
  for (const [key, value] of Object.entries(prefilledData(plan, { query: named }))) {
    if (formData[key] !== value) return fieldError(`/${key}`, 'linkOtherSubmission');
  }
  for (const node of plan.root.children) {
    if (node.kind !== 'list' || !node.item.children.some(isAsked)) continue;
    const keys = node.item.children.filter(isAsked).map(({ key }) => key);
    const given = columnsOf(formData[node.key], keys);
    if (given !== columnsOf(asked[node.key], keys)) {
      return fieldError(`/${node.key}`, 'linkQuestionsChanged');
    }
  }
  return undefined;
}

/** The answers of some keys, row by row, as one text that can be compared. */
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
