import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the instant at which a newer definition of the same form replaced a definition. Existing
 * definitions get the instant of the migration, so that open drafts keep their normal life.
 */
export const superseded: Migration = {
  async up(db) {
    await sql.raw('ALTER TABLE definitions ADD COLUMN superseded_at timestamptz').execute(db);
    await sql.raw('UPDATE definitions SET superseded_at = now()').execute(db);
  },
};
