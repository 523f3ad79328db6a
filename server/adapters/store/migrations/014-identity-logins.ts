import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Log-ins in the identity app. The table is unlogged: after a crash, applicants log in again. */
export const identityLogins: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `CREATE UNLOGGED TABLE identity_logins (
     state_hash text PRIMARY KEY,
     sitting text NOT NULL,
     form_code text NOT NULL,
     status text NOT NULL CHECK (status IN ('WAITING', 'REDEEMING', 'LOGGED_IN', 'FAILED')),
     handle_hash text UNIQUE,
     sealed bytea,
     failure text,
     expires_at timestamptz NOT NULL,
     CONSTRAINT login_whole CHECK (
       (status = 'LOGGED_IN') = (handle_hash IS NOT NULL AND sealed IS NOT NULL)
     )
   )`,
  'CREATE INDEX identity_logins_by_end ON identity_logins (expires_at)',
];
