import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The attempts of one submission are found by an index: whoever polls a paid one is told of the others. */
export const attemptsOfSubmission: Migration = {
  async up(db) {
    await sql`CREATE INDEX attempts_of_submission
      ON payment_attempts (submission_id, created_at, id)`.execute(db);
  },
};
