import { LANGUAGE_CODES } from '#engine';
import type { Clock } from '../../ports/Clock.ts';
import type { Ids } from '../../ports/Ids.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords, SubmissionStore } from '../../ports/SubmissionStore.ts';
import type { Vault } from '../../ports/Vault.ts';
import { secretHash } from '../secretHash.ts';
import { openAckWish } from '../submission/answers.ts';
import { sealMail, sealQuestions } from './sealedQuestions.ts';
import { linkAddress, linkText } from './supplementLink.ts';

/** What requests for supplementary information are made with. */
export interface SupplementDeps {
  readonly store: SubmissionStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly publicUrl: string;
}

/** What an officer asks for. */
export interface SupplementWish {
  readonly reference: string;
  /** 1 to 20, each of 1 to 500 characters. */
  readonly questions: readonly string[];
  /** Whom to mail; absent: the address that the submission gave for its acknowledgement. */
  readonly mail?: string | undefined;
  /** Whole days, 1 to 90. */
  readonly days: number;
}

/** A link that was made. */
export interface SupplementMade {
  readonly id: string;
  /** Shown once: only its hash is kept. */
  readonly address: string;
  readonly expiresAt: Date;
  readonly isMailed: boolean;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Asks for supplementary information: keeps the questions, and mails a link that answers them once.
 *
 * @param wish checked already, see `readSupplementWish`
 * @returns `undefined` when no submission that was handed in has the reference number
 */
export async function createSupplement(
  deps: SupplementDeps,
  wish: SupplementWish,
): Promise<SupplementMade | undefined> {
  const submission = await submissionOf(deps.store, wish.reference);
  if (!submission) return undefined;
  const { store, clock, ids, vault } = deps;
  const [id, secret, now] = [ids.id(), ids.token(), clock.now()];
  const lang = LANGUAGE_CODES[submission.language].url;
  const address = linkAddress(deps.publicUrl, lang, linkText(id, secret));
  const to = wish.mail ?? addressOf(vault, submission);
  const expiresAt = new Date(now.getTime() + wish.days * DAY_MS);
  await store.transact(async (records) => {
    await records.supplements.add({
      id,
      secretHash: secretHash(secret),
      submissionId: submission.id,
      referenceNumber: wish.reference,
      formCode: submission.formCode,
      language: submission.language,
      sealedQuestions: sealQuestions(vault, id, wish.questions),
      ...(to === undefined ? {} : { sealedMail: sealMail(vault, id, { to, address }) }),
      createdAt: now,
      expiresAt,
    });
    await note(records, submission.id, now, 'supplement.asked', id);
    if (to !== undefined) await queueMail(records, submission.id, now, id);
  });
  return { id, address, expiresAt, isMailed: to !== undefined };
}

/**
 * Takes back every link about a submission that still works.
 *
 * @returns how many; `undefined` when no submission has the reference number
 */
export async function revokeSupplements(
  { store, clock }: Pick<SupplementDeps, 'store' | 'clock'>,
  reference: string,
): Promise<number | undefined> {
  const submission = await submissionOf(store, reference);
  if (!submission) return undefined;
  const now = clock.now();
  return store.transact(async (records) => {
    let count = 0;
    for (const { id } of await records.supplements.ofSubmission(submission.id)) {
      if (!(await records.supplements.revoke(id, now))) continue;
      await note(records, submission.id, now, 'supplement.revoked', id);
      count += 1;
    }
    return count;
  });
}

async function submissionOf(
  store: SubmissionStore,
  reference: string,
): Promise<Submission | undefined> {
  const known = await store.references.find(reference);
  return known && store.submissions.find(known.submissionId);
}

function addressOf(vault: Vault, submission: Submission): string | undefined {
  const { ackEmail } = openAckWish(vault, submission);
  return typeof ackEmail === 'string' ? ackEmail : undefined;
}

async function queueMail(
  records: StoreRecords,
  submissionId: string,
  dueAt: Date,
  id: string,
): Promise<void> {
  const key = `supplementMail:${id}`;
  await records.outbox.add({
    key,
    topic: 'supplementMail',
    submissionId,
    payload: { requestId: id },
    dueAt,
  });
}

function note(records: StoreRecords, submissionId: string, at: Date, kind: string, id: string) {
  return records.events.append({ submissionId, at, kind, detail: { requestId: id } });
}
