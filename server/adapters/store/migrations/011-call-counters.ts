import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the table of calls in the current window, by caller and call. The table is unlogged: a crash
 * may reset all windows.
 */
export const callCounters: Migration = {
  async up(db) {
    await sql
      .raw(
        `CREATE UNLOGGED TABLE call_counters (
           key text PRIMARY KEY,
           calls integer NOT NULL,
           ends_at timestamptz NOT NULL
         )`,
      )
      .execute(db);
    await sql.raw('CREATE INDEX call_counters_by_end ON call_counters (ends_at)').execute(db);
  },
};
