import type { StoreRecords } from '../ports/store/SubmissionStore.ts';
import type { ServiceDeps } from '../services/contract/ServiceDeps.ts';
import { SUBMISSION_STEPS } from '../services/transitions/transitions.ts';

/** The retention times, in milliseconds. */
export interface Retention {
  /** Retention of forms that were priced but never paid or submitted. */
  readonly unfinishedMs: number;
  /**
   * Retention of documents of paper forms without an electronic signature, so that they can be
   * printed again.
   */
  readonly printedMs: number;
  /**
   * Retention of answers and files. The time starts at the export of an online form, or at the
   * completion of a paper form. An online form that is not exported is retained. For supplementary
   * questions the time starts when their link ends.
   */
  readonly answersMs: number;
  /** Retention of payment records: amounts, hashes, history. */
  readonly recordsMs: number;
  /** Retention of tokens, idempotency keys and captcha rows after their end. */
  readonly tokensMs: number;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * The default retention times: unfinished 7 days, printed 1 day, submitted 90 days after the
 * export, payment records 7 years.
 */
export const RETENTION: Retention = {
  unfinishedMs: 7 * DAY_MS,
  printedMs: DAY_MS,
  answersMs: 90 * DAY_MS,
  recordsMs: 7 * 366 * DAY_MS,
  tokensMs: DAY_MS,
};

/**
 * The numbers of abandoned or removed records, by kind; printed forms and files are not counted.
 */
export interface PurgeReport {
  readonly abandoned: number;
  readonly answers: number;
  readonly records: number;
  readonly swept: number;
}

type Deps = Pick<ServiceDeps, 'store' | 'clock' | 'files'>;

const AT_ONCE = 100;

/**
 * Removes data after its retention time, in steps that each leave a consistent state: answers
 * first, then files, then the records of the files, then the whole record.
 *
 * @see reliability T-44, K12
 */
export async function purge(deps: Deps, retention: Retention): Promise<PurgeReport> {
  const { retention: due } = deps.store;
  const unfinished = await due.unfinished(ago(deps, retention.unfinishedMs), AT_ONCE);
  for (const id of unfinished) await forget(deps, id, abandon);
  const printed = await due.printedDue(ago(deps, retention.printedMs), AT_ONCE);
  for (const id of printed) await forget(deps, id, forgetAnswers);
  const answers = await due.answersDue(ago(deps, retention.answersMs), AT_ONCE);
  for (const id of answers) await forget(deps, id, forgetAnswers);
  for (const id of await due.filesDue(AT_ONCE)) await removeFiles(deps, id);
  const records = await due.recordsDue(ago(deps, retention.recordsMs), AT_ONCE);
  for (const id of records) await forget(deps, id, (tx) => tx.retention.forgetRecord(id));
  const swept =
    (await due.sweep(ago(deps, retention.tokensMs))) +
    (await deps.store.supplements.forgetOver(ago(deps, retention.answersMs)));
  return {
    abandoned: unfinished.length,
    answers: answers.length,
    records: records.length,
    swept,
  };
}

type Forgetting = (records: StoreRecords, id: string, now: Date) => Promise<void>;

async function forget({ store, clock }: Deps, id: string, how: Forgetting): Promise<void> {
  await store.transact(async (records) => {
    if (await records.submissions.lock(id)) await how(records, id, clock.now());
  });
}

async function abandon(records: StoreRecords, id: string, now: Date): Promise<void> {
  const { from, to } = SUBMISSION_STEPS.abandoned;
  if (await records.submissions.move(id, from, to, now)) await forgetAnswers(records, id, now);
}

async function forgetAnswers(records: StoreRecords, id: string, now: Date): Promise<void> {
  await records.retention.forgetAnswers(id, now);
  await records.events.append({
    submissionId: id,
    at: now,
    kind: 'retention.forgotten',
    detail: {},
  });
}

/** Removes the files before their records, so that every file has a record. */
async function removeFiles({ store, files }: Deps, id: string): Promise<void> {
  const stored = await store.files.ofSubmission(id);
  const signatures = await store.signatures.ofSubmission(id);
  const keys = [...stored.map(({ key }) => key), ...signatures.map(({ fileKey }) => fileKey)];
  for (const key of keys) await files.remove(key);
  await store.transact((records) => records.retention.forgetFiles(id));
}

function ago({ clock }: Deps, ms: number): Date {
  return new Date(clock.now().getTime() - ms);
}
