import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When an attempt to pay ended. Of approvals it is known from before, of others it is not: nothing
 * is made up for them.
 */
export const settledAt: Migration = {
  async up(db) {
    await sql`ALTER TABLE payment_attempts ADD COLUMN settled_at timestamptz`.execute(db);
    await sql`UPDATE payment_attempts SET settled_at = approved_at
      WHERE approved_at IS NOT NULL`.execute(db);
  },
};
