import { type Selectable, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../server/adapters/store/Database.ts';
import { reconcileFinal, reconcileLive } from '../../server/jobs/reconcile.ts';
import { runOutbox } from '../../server/jobs/runOutbox.ts';
import { TEST_CODE } from '../support/testForm.ts';
import { testOutbox } from '../support/testOutbox.ts';
import { openedTransaction, SITTING, type TestPortal } from '../support/testPortal.ts';
import { wishfulAnswers } from './Browser.ts';

/** The rows of a table. */
export function all<T extends 'submissions' | 'sandboxCharges' | 'outbox' | 'referenceNumbers'>(
  { stores }: TestPortal,
  table: T,
): Promise<readonly Selectable<Database[T]>[]> {
  return sql<Selectable<Database[T]>>`SELECT * FROM ${sql.table(table)}`
    .execute(stores.db)
    .then(({ rows }) => rows);
}

/** Saves what the killed server was to save, with the same key. @returns the id of the form */
export async function saveAgain({ services }: TestPortal): Promise<string | undefined> {
  const saved = await services.saveSubmission({
    sitting: SITTING,
    formCode: TEST_CODE,
    formData: wishfulAnswers(1),
    files: [],
    language: 'en',
    idempotencyKey: 'the key of this sitting',
  });
  return 'submissionId' in saved ? saved.submissionId : undefined;
}

/** Pays for that form in a new transaction. */
export async function payAgain(restarted: TestPortal): Promise<void> {
  const submissionId = (await saveAgain(restarted)) ?? '';
  const transaction = await openedTransaction(restarted, submissionId);
  await restarted.services.startWebPayment({
    ...transaction,
    sitting: SITTING,
    method: 'visa',
    language: 'en',
  });
  const charge = await restarted.charges.ofAttempt(transaction.transactionId);
  await restarted.bank.press(charge?.id ?? '', 'approve');
}

/** The jobs of some minutes. @returns the Message-IDs of the mails that went out */
export async function comeToRest(restarted: TestPortal): Promise<ReadonlySet<string>> {
  const surroundings = testOutbox(restarted.deps);
  for (let round = 0; round < 3; round += 1) {
    restarted.clock.advance(61_000);
    await reconcileLive(restarted.deps);
    restarted.clock.advance(601_000);
    await reconcileFinal(restarted.deps);
    while ((await runOutbox(surroundings.deps)) > 0);
  }
  return new Set(surroundings.mails.map(({ messageId }) => messageId));
}

/** Nothing lost, nothing double: one form, one charge, one number, one mail. */
export async function expectPaidOnce(restarted: TestPortal): Promise<void> {
  const mails = await comeToRest(restarted);
  const submissions = await all(restarted, 'submissions');
  expect(submissions.map(({ status }) => status)).toEqual(['ACKNOWLEDGED']);
  const charges = await all(restarted, 'sandboxCharges');
  expect(charges.filter(({ status }) => status === 'APPR')).toHaveLength(1);
  expect(await all(restarted, 'referenceNumbers')).toHaveLength(1);
  expect(mails.size).toBe(1);
}
