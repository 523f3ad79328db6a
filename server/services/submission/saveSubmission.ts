import type { NewSubmission } from '../../ports/Submission.ts';
import type { FileRecord, StoreRecords } from '../../ports/SubmissionStore.ts';
import { putFiles, recordFiles } from '../files/keepFiles.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import type { Conflict, SaveInput, SaveResult, SubmitInput } from '../Services.ts';
import { secretHash } from '../secretHash.ts';
import { canonicalText } from './answers.ts';
import { type Appraised, appraise } from './appraise.ts';
import { definitionFor } from './definitionFor.ts';
import type { Judging } from './judge.ts';

/**
 * Judges, prices and keeps a form: submitFormBeforePayment.
 *
 * @param scope `all` for a form that comes whole, to be handed in at once
 * @returns the submission and its price; what stands in the way, with nothing stored; or a conflict
 * when the idempotency key came with another body, or in another sitting, before
 * @throws {WrongShapeError} when the form data have not the form's shape
 * @see reliability section 3.1 first row, T-08, K2, K3
 */
export async function saveSubmission(
  deps: ServiceDeps,
  input: SaveInput,
  scope: Judging['scope'] = 'steps',
): Promise<SaveResult | Conflict> {
  const form = await definitionFor(deps, input.formCode, input.definitionHash);
  if (!form) return { result: 'formChanged' };
  const id = deps.ids.id();
  const { formData, files } = input;
  const appraised = await appraise(deps, form, { id }, { formData, files, kept: [], scope });
  if ('result' in appraised) return appraised;
  const added = await putFiles(deps, id, files, appraised.named);
  const saved = await deps.store.transact((records) =>
    insertOnce(deps, records, { input, id, appraised, added }),
  );
  const isOurs = 'result' in saved && saved.result === 'ok' && saved.submissionId === id;
  if (!isOurs) for (const { key } of added) await deps.files.remove(key);
  return saved;
}

/** The part of a call that makes it the same call. */
export type CallBody = Pick<
  SubmitInput,
  'idempotencyKey' | 'formCode' | 'definitionHash' | 'formData' | 'language'
>;

interface Insertion {
  readonly input: SaveInput;
  readonly id: string;
  readonly appraised: Appraised;
  readonly added: readonly FileRecord[];
}

/** A second call with the same key waits for the first, and then finds what that one stored. */
async function insertOnce(
  deps: ServiceDeps,
  records: StoreRecords,
  insertion: Insertion,
): Promise<SaveResult | Conflict> {
  const { input, id, appraised, added } = insertion;
  const now = deps.clock.now();
  if (input.idempotencyKey !== undefined) {
    const body = bodyText(input);
    const keyHash = secretHash(input.idempotencyKey);
    const entry = { sitting: input.sitting, bodyHash: deps.hash.of(body), submissionId: id };
    const earlier = await records.idempotency.claim(keyHash, entry, now);
    if (earlier) {
      const isSame =
        earlier.sitting === input.sitting &&
        earlier.bodyHash === deps.hash.of(body, earlier.bodyHash);
      return isSame ? repeated(records, earlier.submissionId) : { refused: 'conflict' };
    }
  }
  await insertSubmission(records, newSubmission(insertion));
  await recordFiles(records, id, { added, named: appraised.named, now });
  const { amountCents } = appraised.answers;
  return { result: 'ok', submissionId: id, amountCents, invalidSignatures: [] };
}

/** Writes a new submission with the first line of its history. */
export async function insertSubmission(
  records: StoreRecords,
  submission: NewSubmission,
): Promise<void> {
  await records.submissions.insert(submission);
  const { id, now, formCode, amountCents, dataHash, definitionHash } = submission;
  await records.events.append({
    submissionId: id,
    at: now,
    kind: 'submission.quoted',
    detail: { formCode, amountCents, dataHash, definitionHash },
  });
}

async function repeated(records: StoreRecords, submissionId: string): Promise<SaveResult> {
  const earlier = await records.submissions.find(submissionId);
  if (!earlier) return { result: 'formChanged' };
  return {
    result: 'ok',
    submissionId,
    amountCents: earlier.amountCents,
    invalidSignatures: [],
  };
}

function newSubmission({ input, id, appraised }: Insertion): NewSubmission {
  const { sitting, formCode, language } = input;
  return { id, sitting, formCode, language, ...appraised.answers };
}

/** The body of a call in canonical form: a repeated call has the same. */
export function bodyText({ formCode, definitionHash, formData, language }: CallBody): string {
  return canonicalText({ formCode, definitionHash: definitionHash ?? '', formData, language });
}
