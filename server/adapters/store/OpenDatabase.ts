import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/** A database that is open, of any engine. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  /** To be called once `db` is destroyed. */
  readonly release: () => Promise<void>;
}
