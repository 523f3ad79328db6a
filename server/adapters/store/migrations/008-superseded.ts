import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When another definition of the same form took a definition's place. Those from before get the moment
 * of the migration, so that drafts under way keep the life of a draft.
 */
export const superseded: Migration = {
  async up(db) {
    await sql.raw('ALTER TABLE definitions ADD COLUMN superseded_at timestamptz').execute(db);
    await sql.raw('UPDATE definitions SET superseded_at = now()').execute(db);
  },
};
