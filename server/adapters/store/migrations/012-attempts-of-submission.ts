import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds an index of the attempts of a submission: a poll of a paid attempt also returns the other
 * attempts.
 */
export const attemptsOfSubmission: Migration = {
  async up(db) {
    await sql`CREATE INDEX attempts_of_submission
      ON payment_attempts (submission_id, created_at, id)`.execute(db);
  },
};
