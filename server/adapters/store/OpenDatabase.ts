import type { Kysely } from 'kysely';
import type { OutboxSignal } from '../../ports/OutboxSignal.ts';
import type { Database } from './Database.ts';

/** A database that is open, of any engine. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** Says when the outbox has a new message, whichever process put it there. */
  readonly outboxSignal: OutboxSignal;
  /** To be called once `db` is destroyed. */
  readonly release: () => Promise<void>;
}
