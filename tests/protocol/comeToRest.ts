import { type Selectable, sql } from 'kysely';
import type { Database } from '../../server/adapters/store/Database.ts';
import { reconcileFinal, reconcileLive } from '../../server/jobs/reconcile.ts';
import { runOutbox } from '../../server/jobs/runOutbox.ts';
import type { Mail } from '../../server/ports/Mailer.ts';
import { testOutbox } from '../support/testOutbox.ts';
import type { TestPortal } from '../support/testPortal.ts';

/** The rows of a table. */
export function all<T extends 'submissions' | 'sandboxCharges' | 'outbox' | 'referenceNumbers'>(
  { stores }: TestPortal,
  table: T,
): Promise<readonly Selectable<Database[T]>[]> {
  return sql<Selectable<Database[T]>>`SELECT * FROM ${sql.table(table)}`
    .execute(stores.db)
    .then(({ rows }) => rows);
}

/**
 * The jobs of some minutes.
 *
 * @param onMail told of every mail that went out
 * @returns the Message-IDs of the mails that went out
 */
export async function comeToRest(
  restarted: TestPortal,
  onMail: (mail: Mail) => void = () => {},
): Promise<ReadonlySet<string>> {
  const surroundings = testOutbox(restarted.deps);
  for (let round = 0; round < 3; round += 1) {
    restarted.clock.advance(61_000);
    await reconcileLive(restarted.deps);
    restarted.clock.advance(601_000);
    await reconcileFinal(restarted.deps);
    while ((await runOutbox(surroundings.deps)) > 0);
  }
  surroundings.mails.forEach(onMail);
  return new Set(surroundings.mails.map(({ messageId }) => messageId));
}
