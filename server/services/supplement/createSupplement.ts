import { LANGUAGE_CODES } from '#engine';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords, SubmissionStore } from '../../ports/store/SubmissionStore.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import type { Ids } from '../../ports/system/Ids.ts';
import type { Vault } from '../../ports/system/Vault.ts';
import { openAckWish } from '../answers/answers.ts';
import { secretHash } from '../answers/secretHash.ts';
import { sealMail, sealQuestions } from './sealedQuestions.ts';
import { linkAddress, linkText } from './supplementLink.ts';

/** The dependencies of requests for supplementary information. */
export interface SupplementDeps {
  readonly store: SubmissionStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly publicUrl: string;
}

/** An officer's request for supplementary information. */
export interface SupplementWish {
  readonly reference: string;
  /** 1 to 20 questions, each of 1 to 500 characters. */
  readonly questions: readonly string[];
  /** Recipient of the mail; when absent, the address of the submission's acknowledgement. */
  readonly mail?: string | undefined;
  /** Validity of the link in whole days, 1 to 90. */
  readonly days: number;
}

/** A created link. */
export interface SupplementMade {
  readonly id: string;
  /** URL with the secret of the link. It is shown once: only the hash of the secret is stored. */
  readonly address: string;
  readonly expiresAt: Date;
  readonly isMailed: boolean;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Creates a request for supplementary information: stores the questions, and mails a link that
 * works once.
 *
 * @param wish the validated request; see `readSupplementWish`
 * @returns `undefined` when no submission has the reference number
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
 * Revokes every valid link about a submission.
 *
 * @returns the number of revoked links; `undefined` when no submission has the reference number
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
