import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the table of a known value sealed under each secret key. At the start these values show
 * whether the keys match the data.
 */
export const keyChecks: Migration = {
  async up(db) {
    await sql`CREATE TABLE key_checks (
      key_id text PRIMARY KEY,
      sealed bytea NOT NULL,
      created_at timestamptz NOT NULL
    )`.execute(db);
  },
};
