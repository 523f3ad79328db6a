import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the instant at which a payment attempt ended. Existing approvals get their `approved_at`.
 * Other existing attempts get no value.
 */
export const settledAt: Migration = {
  async up(db) {
    await sql`ALTER TABLE payment_attempts ADD COLUMN settled_at timestamptz`.execute(db);
    await sql`UPDATE payment_attempts SET settled_at = approved_at
      WHERE approved_at IS NOT NULL`.execute(db);
  },
};
