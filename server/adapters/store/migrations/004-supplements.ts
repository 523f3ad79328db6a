import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests for supplementary information; they are deleted with their submission. */
export const supplementTables: Migration = {
  async up(db) {
    await sql`CREATE TABLE supplementary_requests (
      id text PRIMARY KEY,
      secret_hash text NOT NULL UNIQUE,
      submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
      reference_number text NOT NULL,
      form_code text NOT NULL,
      language text NOT NULL CHECK (language IN ('en', 'zh-Hant', 'zh-Hans')),
      sealed_questions bytea NOT NULL,
      sealed_mail bytea,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      used_at timestamptz,
      used_by text,
      revoked_at timestamptz,
      CONSTRAINT used_by_a_submission CHECK ((used_at IS NULL) = (used_by IS NULL)),
      CONSTRAINT used_or_revoked CHECK (used_at IS NULL OR revoked_at IS NULL)
    )`.execute(db);
    await sql`CREATE INDEX supplements_of_submission
      ON supplementary_requests (submission_id)`.execute(db);
  },
};
