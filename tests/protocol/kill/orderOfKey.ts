import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../server/adapters/store/tables/Database.ts';
import { secretHash } from '../../../server/services/answers/secretHash.ts';

/** All data in a store of the form with one idempotency key. */
export interface KeptOrder {
  readonly submission: Selectable<Database['submissions']> | undefined;
  readonly attempts: readonly Selectable<Database['paymentAttempts']>[];
  readonly charges: readonly Selectable<Database['sandboxCharges']>[];
  readonly references: readonly string[];
  readonly messages: readonly Selectable<Database['outbox']>[];
  /** Kinds of the files. */
  readonly files: readonly string[];
}

/** Reads a form's data from a store. @param key its idempotency key, as the browser sent it */
export async function orderOfKey(db: Kysely<Database>, key: string): Promise<KeptOrder> {
  const known = await db
    .selectFrom('idempotency')
    .select('submissionId')
    .where('keyHash', '=', secretHash(key))
    .executeTakeFirst();
  const id = known?.submissionId ?? '';
  const attempts = await db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('submissionId', '=', id)
    .orderBy('createdAt')
    .execute();
  const charges = await db.selectFrom('sandboxCharges').selectAll().execute();
  const numbers = await db
    .selectFrom('referenceNumbers')
    .select('reference')
    .where('submissionId', '=', id)
    .execute();
  const files = await db
    .selectFrom('storedFiles')
    .select('kind')
    .where('submissionId', '=', id)
    .execute();
  return {
    submission: await db
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst(),
    attempts,
    charges: charges.filter(({ attemptId }) =>
      attempts.some((attempt) => attempt.id === attemptId),
    ),
    references: numbers.map(({ reference }) => reference),
    messages: await db.selectFrom('outbox').selectAll().where('submissionId', '=', id).execute(),
    files: files.map(({ kind }) => kind).toSorted(),
  };
}
