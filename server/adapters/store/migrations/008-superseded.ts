import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the time at which a newer definition of the same form replaced a definition. Existing
 * definitions get the time of the migration, so that open drafts stay valid for their normal time.
 */
export const superseded: Migration = {
  async up(db) {
    await sql.raw('ALTER TABLE definitions ADD COLUMN superseded_at timestamptz').execute(db);
    await sql.raw('UPDATE definitions SET superseded_at = now()').execute(db);
  },
};
