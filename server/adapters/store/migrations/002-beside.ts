import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The supporting tables: tokens, outbox, signatures, files, idempotency keys, captcha, definitions.
 */
export const tablesBeside: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `CREATE TABLE web_tokens (
     token_hash text PRIMARY KEY,
     attempt_id text NOT NULL REFERENCES payment_attempts (id) ON DELETE CASCADE,
     expires_at timestamptz NOT NULL,
     used_at timestamptz
   )`,
  'CREATE INDEX tokens_of_attempt ON web_tokens (attempt_id)',
  `CREATE TABLE outbox (
     key text PRIMARY KEY,
     topic text NOT NULL,
     submission_id text NOT NULL,
     payload jsonb NOT NULL,
     due_at timestamptz NOT NULL,
     tries integer NOT NULL DEFAULT 0,
     lease text,
     lease_ends_at timestamptz,
     done_at timestamptz,
     dead_at timestamptz,
     error text
   )`,
  'CREATE INDEX outbox_due ON outbox (due_at) WHERE done_at IS NULL AND dead_at IS NULL',
  'CREATE INDEX outbox_of_submission ON outbox (submission_id)',
  `CREATE TABLE signatures (
     submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
     field text NOT NULL,
     status text NOT NULL CHECK (status IN ('PREPARED', 'SIGNED')),
     data_hash text NOT NULL,
     document_hash text NOT NULL,
     file_key text NOT NULL,
     sealed_signer bytea NOT NULL,
     signed_at timestamptz NOT NULL,
     sealed_state bytea,
     PRIMARY KEY (submission_id, field, status)
   )`,
  `CREATE TABLE stored_files (
     key text PRIMARY KEY,
     submission_id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
     kind text NOT NULL CHECK (kind IN ('attachment', 'acknowledgement', 'export')),
     sha256 text NOT NULL,
     size bigint NOT NULL,
     type text NOT NULL,
     created_at timestamptz NOT NULL
   )`,
  'CREATE INDEX files_of_submission ON stored_files (submission_id)',
  `CREATE TABLE idempotency (
     sitting text NOT NULL,
     key_hash text NOT NULL,
     body_hash text NOT NULL,
     submission_id text NOT NULL,
     created_at timestamptz NOT NULL,
     PRIMARY KEY (sitting, key_hash)
   )`,
  `CREATE TABLE captcha_challenges (
     id_hash text PRIMARY KEY,
     answers integer NOT NULL DEFAULT 0,
     used boolean NOT NULL DEFAULT false,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE TABLE access_tokens (
     token_hash text PRIMARY KEY,
     uses_left integer NOT NULL,
     expires_at timestamptz NOT NULL
   )`,
  `CREATE TABLE definitions (
     hash text PRIMARY KEY,
     code text NOT NULL,
     version integer NOT NULL,
     content text NOT NULL,
     created_at timestamptz NOT NULL
   )`,
  'CREATE INDEX definitions_by_code ON definitions (code, version DESC, created_at DESC)',
];
