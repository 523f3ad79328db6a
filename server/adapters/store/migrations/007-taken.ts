import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the mark of a submission that was exported from the portal. Existing submissions have no
 * mark yet. Submissions that retention already removed are exempt from the new constraint (`NOT
 * VALID`).
 */
export const taken: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `ALTER TABLE submissions
     ADD COLUMN taken_at timestamptz,
     ADD COLUMN taken_by text,
     ADD COLUMN taken_sha256 text,
     ADD CONSTRAINT taken_wholly CHECK (num_nulls(taken_at, taken_by, taken_sha256) IN (0, 3)),
     ADD CONSTRAINT taken_means_submitted
       CHECK (taken_at IS NULL OR status IN ('SUBMITTED', 'ACKNOWLEDGED')),
     ADD CONSTRAINT forgotten_means_taken CHECK (forgotten_at IS NULL OR taken_at IS NOT NULL
       OR status NOT IN ('SUBMITTED', 'ACKNOWLEDGED')) NOT VALID`,
  `CREATE INDEX submissions_untaken ON submissions (submitted_at)
     WHERE taken_at IS NULL AND forgotten_at IS NULL AND status IN ('SUBMITTED', 'ACKNOWLEDGED')`,
];
