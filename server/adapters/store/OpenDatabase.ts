import type { Kysely } from 'kysely';
import type { OutboxSignal } from '../../ports/store/OutboxSignal.ts';
import type { Database } from './tables/Database.ts';

/** An open database of any engine. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** Reports new messages in the outbox, from any process. */
  readonly outboxSignal: OutboxSignal;
  /** Called after `db` is destroyed. */
  readonly release: () => Promise<void>;
}
