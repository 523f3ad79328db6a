import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Charges of the sandbox bank, stored in the database so that they survive a killed server. */
export const sandboxTables: Migration = {
  async up(db) {
    await sql`CREATE TABLE sandbox_charges (
      id text PRIMARY KEY,
      attempt_id text NOT NULL UNIQUE,
      method text NOT NULL,
      amount_cents bigint NOT NULL,
      language text NOT NULL,
      lines jsonb NOT NULL,
      return_url text NOT NULL,
      status text NOT NULL,
      failing boolean NOT NULL DEFAULT false,
      charged_cents bigint,
      charged_currency text,
      approve_at timestamptz,
      expires_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    )`.execute(db);
  },
};
