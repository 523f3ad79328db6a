import type { NewSubmission } from '../../ports/store/Submission.ts';
import type { FileRecord, StoreRecords } from '../../ports/store/SubmissionStore.ts';
import { canonicalText } from '../answers/answers.ts';
import { definitionFor } from '../answers/definitionFor.ts';
import { secretHash } from '../answers/secretHash.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type {
  Conflict,
  SaveInput,
  SaveResult,
  SubmitInput,
} from '../contract/SubmissionServices.ts';
import { putFiles, recordFiles } from '../files/keepFiles.ts';
import type { EvaluationScope } from './checkReadiness.ts';
import { type PreparedAnswers, prepareAnswers } from './prepareAnswers.ts';

/**
 * Validates, prices and stores a form: submitFormBeforePayment.
 *
 * @param scope `all` for a complete form that is submitted at once
 * @returns the submission and its price; a blocker, with nothing stored; or a conflict when an
 *   earlier call used the idempotency key with another body or sitting
 * @throws {WrongShapeError} when the form data do not match the form's structure
 * @see reliability section 3.1 first row, T-08, K2, K3
 */
export async function saveSubmission(
  deps: ServiceDeps,
  input: SaveInput,
  scope: EvaluationScope['scope'] = 'steps',
): Promise<SaveResult | Conflict> {
  const form = await definitionFor(deps, input.formCode, input.definitionHash);
  if (!form) return { result: 'formChanged' };
  const id = deps.ids.id();
  const { formData, files } = input;
  const prepared = await prepareAnswers(deps, form, { id }, { formData, files, kept: [], scope });
  if ('result' in prepared) return prepared;
  const added = await putFiles(deps, id, files, prepared.named);
  const saved = await deps.store.transact((records) =>
    insertOnce(deps, records, { input, id, prepared, added }),
  );
  const isOurs = 'result' in saved && saved.result === 'ok' && saved.submissionId === id;
  if (!isOurs) for (const { key } of added) await deps.files.remove(key);
  return saved;
}

/** The part of a call that identifies a repeated call. */
export type CallBody = Pick<
  SubmitInput,
  'idempotencyKey' | 'formCode' | 'definitionHash' | 'formData' | 'language'
>;

interface Insertion {
  readonly input: SaveInput;
  readonly id: string;
  readonly prepared: PreparedAnswers;
  readonly added: readonly FileRecord[];
}

/**
 * Inserts the submission once. A second call with the same key waits for the first, and then finds
 * its submission.
 */
async function insertOnce(
  deps: ServiceDeps,
  records: StoreRecords,
  insertion: Insertion,
): Promise<SaveResult | Conflict> {
  const { input, id, prepared, added } = insertion;
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
  await recordFiles(records, id, { added, named: prepared.named, now });
  const { amountCents } = prepared.answers;
  return { result: 'ok', submissionId: id, amountCents, invalidSignatures: [] };
}

/** Writes a new submission with its first history event. */
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

function newSubmission({ input, id, prepared }: Insertion): NewSubmission {
  const { sitting, formCode, language } = input;
  return { id, sitting, formCode, language, ...prepared.answers };
}

/** Returns the body of a call in canonical form: a repeated call has the same text. */
export function bodyText({ formCode, definitionHash, formData, language }: CallBody): string {
  return canonicalText({ formCode, definitionHash: definitionHash ?? '', formData, language });
}
