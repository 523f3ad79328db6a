import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds an operator's decision about approved money that no submission uses. `dealt_at` is set once.
 * Only that step may assign the money to its submission. Money that waits for an operator cannot be
 * removed.
 */
export const dealtWith: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  `ALTER TABLE payment_attempts
     ADD COLUMN dealt_at timestamptz,
     ADD COLUMN dealt_by text,
     ADD CONSTRAINT dealt_wholly CHECK ((dealt_at IS NULL) = (dealt_by IS NULL))`,
  `CREATE OR REPLACE FUNCTION keep_approval() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF (NEW.dealt_at, NEW.dealt_by) IS DISTINCT FROM (OLD.dealt_at, OLD.dealt_by) AND
       (OLD.dealt_at IS NOT NULL OR OLD.status <> 'APPROVED' OR OLD.disposition = 'APPLIED') THEN
       RAISE EXCEPTION 'Cannot deal with attempt %: no money of it waits', OLD.id
         USING ERRCODE = 'restrict_violation';
     END IF;
     IF OLD.status <> 'APPROVED' THEN RETURN NEW; END IF;
     IF (NEW.status, NEW.amount_cents) IS DISTINCT FROM (OLD.status, OLD.amount_cents)
       OR (NEW.data_hash <> OLD.data_hash AND NOT is_keying())
       OR ((NEW.disposition, NEW.approved_cents)
           IS DISTINCT FROM (OLD.disposition, OLD.approved_cents)
         AND NOT (OLD.disposition = 'NEEDS_ACTION' AND NEW.disposition = 'APPLIED'
           AND OLD.dealt_at IS NULL AND NEW.dealt_at IS NOT NULL)) THEN
       RAISE EXCEPTION 'Cannot change attempt %: it is approved', OLD.id
         USING ERRCODE = 'restrict_violation';
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION keep_waiting_money() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'Cannot remove attempt %: its money waits for an operator', OLD.id
       USING ERRCODE = 'restrict_violation';
   END $$`,
  `CREATE TRIGGER keep_waiting_money BEFORE DELETE ON payment_attempts FOR EACH ROW
     WHEN (OLD.disposition IN ('REFUND_DUE', 'NEEDS_ACTION') AND OLD.dealt_at IS NULL)
     EXECUTE FUNCTION keep_waiting_money()`,
  `CREATE INDEX attempts_unused ON payment_attempts (approved_at)
     WHERE disposition IN ('REFUND_DUE', 'NEEDS_ACTION') AND dealt_at IS NULL`,
  'CREATE INDEX events_of_attempt ON submission_events (attempt_id, id)',
  `CREATE UNIQUE INDEX difference_dealt_with_once
     ON submission_events (attempt_id, (detail ->> 'reason'))
     WHERE kind = 'operator.differenceDealt'`,
];
