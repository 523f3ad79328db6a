import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets the server replace plain hashes of answers by keyed hashes at its start (`keyPlainHashes`).
 * The migration cannot do that, because it has no keys. Without `landform.keying` the triggers
 * refuse the same changes as before.
 *
 * Idempotency keys now apply to every browser. Existing entries are deleted, because they contain
 * plain hashes of whole calls, including e-mail addresses and passwords. The primary key stays,
 * because servers of the previous release name it while they run at the same time.
 */
export const keyedHashes: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'DELETE FROM idempotency',
  'CREATE UNIQUE INDEX idempotency_by_key ON idempotency (key_hash)',
  `CREATE INDEX submissions_with_plain_hash ON submissions (id)
     WHERE position(':' in data_hash) = 0`,
  `CREATE OR REPLACE FUNCTION is_keying() RETURNS boolean LANGUAGE sql STABLE AS $$
     SELECT coalesce(current_setting('landform.keying', true), '') = 'yes'
   $$`,
  `CREATE OR REPLACE FUNCTION keep_row() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' AND current_setting('landform.purge', true) = 'yes' THEN
       RETURN OLD;
     END IF;
     IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'submission_events' AND is_keying()
       AND to_jsonb(NEW) #- '{detail,dataHash}' = to_jsonb(OLD) #- '{detail,dataHash}' THEN
       RETURN NEW;
     END IF;
     RAISE EXCEPTION 'Cannot % a row of %: it is kept for good', lower(TG_OP), TG_TABLE_NAME
       USING ERRCODE = 'restrict_violation';
   END $$`,
  `CREATE OR REPLACE FUNCTION keep_approval() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF OLD.status = 'APPROVED' AND (
       (NEW.status, NEW.disposition, NEW.amount_cents, NEW.approved_cents)
         IS DISTINCT FROM (OLD.status, OLD.disposition, OLD.amount_cents, OLD.approved_cents)
       OR (NEW.data_hash <> OLD.data_hash AND NOT is_keying())) THEN
       RAISE EXCEPTION 'Cannot change attempt %: it is approved', OLD.id
         USING ERRCODE = 'restrict_violation';
     END IF;
     RETURN NEW;
   END $$`,
];
