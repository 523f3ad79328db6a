import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Submissions, payment attempts, their history and the triggers that protect them. */
export const submissionTables: Migration = {
  async up(db) {
    await run(db, GUARDS);
    await run(db, REFERENCES);
    await run(db, SUBMISSIONS);
    await run(db, ATTEMPTS);
    await run(db, EVENTS);
  },
};

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * The trigger functions. History, approvals and issued reference numbers are immutable; only the
 * purge of expired records may delete history.
 */
const GUARDS = [
  `CREATE FUNCTION keep_row() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' AND current_setting('landform.purge', true) = 'yes' THEN
       RETURN OLD;
     END IF;
     RAISE EXCEPTION 'Cannot % a row of %: it is kept for good', lower(TG_OP), TG_TABLE_NAME
       USING ERRCODE = 'restrict_violation';
   END $$`,
  `CREATE FUNCTION keep_approval() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF OLD.status = 'APPROVED' AND (NEW.status, NEW.disposition, NEW.amount_cents, NEW.data_hash, NEW.approved_cents)
       IS DISTINCT FROM
       (OLD.status, OLD.disposition, OLD.amount_cents, OLD.data_hash, OLD.approved_cents) THEN
       RAISE EXCEPTION 'Cannot change attempt %: it is approved', OLD.id
         USING ERRCODE = 'restrict_violation';
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE FUNCTION keep_reference() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF OLD.reference_number IS NOT NULL AND
       NEW.reference_number IS DISTINCT FROM OLD.reference_number THEN
       RAISE EXCEPTION 'Cannot change the reference number of %: it was given out', OLD.id
         USING ERRCODE = 'restrict_violation';
     END IF;
     RETURN NEW;
   END $$`,
];

/** A reference number is never issued twice, so its row outlives the submission. */
const REFERENCES = [
  `CREATE TABLE reference_numbers (
     reference text PRIMARY KEY,
     submission_id text NOT NULL UNIQUE,
     created_at timestamptz NOT NULL,
     UNIQUE (reference, submission_id)
   )`,
  `CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON reference_numbers
     FOR EACH ROW EXECUTE FUNCTION keep_row()`,
];

const SUBMISSIONS = [
  `CREATE TABLE submissions (
     id text PRIMARY KEY,
     sitting text NOT NULL,
     form_code text NOT NULL,
     definition_hash text NOT NULL,
     language text NOT NULL CHECK (language IN ('en', 'zh-Hant', 'zh-Hans')),
     status text NOT NULL CHECK (status IN ('QUOTED', 'PAYING', 'PAID', 'SUBMITTED', 'ACKNOWLEDGED',
       'OFFLINE_COMPLETED', 'PAID_NEEDS_ACTION', 'ABANDONED')),
     data_hash text NOT NULL,
     sealed_data bytea,
     sealed_ack bytea,
     amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
     fee_lines jsonb NOT NULL,
     quote_expires_at timestamptz NOT NULL,
     paid_attempt_id text,
     paid_disposition text CHECK (paid_disposition = 'APPLIED'),
     reference_number text UNIQUE,
     submitted_at timestamptz,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     forgotten_at timestamptz,
     CONSTRAINT paid_by_an_applied_attempt
       CHECK ((paid_attempt_id IS NULL) = (paid_disposition IS NULL)),
     CONSTRAINT submitted_means_paid CHECK (status NOT IN ('PAID', 'SUBMITTED', 'ACKNOWLEDGED')
       OR amount_cents = 0 OR paid_attempt_id IS NOT NULL),
     CONSTRAINT submitted_means_numbered CHECK (
       (status IN ('SUBMITTED', 'ACKNOWLEDGED', 'OFFLINE_COMPLETED')) = (reference_number IS NOT NULL)
       AND (reference_number IS NULL) = (submitted_at IS NULL)),
     CONSTRAINT own_reference FOREIGN KEY (reference_number, id)
       REFERENCES reference_numbers (reference, submission_id)
   )`,
  'CREATE INDEX submissions_of_sitting ON submissions (sitting, created_at DESC)',
  'CREATE INDEX submissions_by_age ON submissions (status, updated_at) WHERE forgotten_at IS NULL',
  `CREATE TRIGGER keep_reference BEFORE UPDATE ON submissions
     FOR EACH ROW EXECUTE FUNCTION keep_reference()`,
];

/** The invariants I1 (with the foreign key), I3, I4 and I8 of the payment protocol. */
const ATTEMPTS = [
  `CREATE TABLE payment_attempts (
     id text PRIMARY KEY,
     submission_id text NOT NULL REFERENCES submissions (id) DEFERRABLE,
     status text NOT NULL CHECK (status IN ('CREATED', 'PENDING', 'UNKNOWN', 'APPROVED',
       'REJECTED', 'CANCELLED', 'EXPIRED')),
     amount_cents bigint NOT NULL CHECK (amount_cents > 0),
     data_hash text NOT NULL,
     method text,
     started_at timestamptz,
     asked_at timestamptz,
     charge_id text,
     redirect_url text,
     fps jsonb,
     disposition text CHECK (disposition IN ('APPLIED', 'REFUND_DUE', 'NEEDS_ACTION')),
     approved_cents bigint,
     approved_currency text,
     approved_at timestamptz,
     result_code text,
     description text,
     reject_reason_code text,
     can_retry boolean NOT NULL DEFAULT true,
     created_at timestamptz NOT NULL,
     updated_at timestamptz NOT NULL,
     CONSTRAINT approved_means_disposed CHECK ((status = 'APPROVED') = (disposition IS NOT NULL)),
     CONSTRAINT applied_means_equal CHECK (disposition IS DISTINCT FROM 'APPLIED' OR (
       approved_cents IS NOT DISTINCT FROM amount_cents
       AND approved_currency IS NOT DISTINCT FROM 'HKD')),
     CONSTRAINT attempt_as_paid UNIQUE (id, submission_id, amount_cents, data_hash, disposition)
   )`,
  `CREATE UNIQUE INDEX one_live_attempt ON payment_attempts (submission_id)
     WHERE status IN ('CREATED', 'PENDING', 'UNKNOWN')`,
  `CREATE UNIQUE INDEX one_applied_attempt ON payment_attempts (submission_id)
     WHERE disposition = 'APPLIED'`,
  `CREATE INDEX attempts_to_reconcile ON payment_attempts (status, asked_at)
     WHERE status <> 'APPROVED'`,
  `CREATE TRIGGER keep_approval BEFORE UPDATE ON payment_attempts
     FOR EACH ROW EXECUTE FUNCTION keep_approval()`,
  `CREATE TRIGGER keep_row BEFORE DELETE ON payment_attempts
     FOR EACH ROW EXECUTE FUNCTION keep_row()`,
  `ALTER TABLE submissions ADD CONSTRAINT paid_by_own_attempt
     FOREIGN KEY (paid_attempt_id, id, amount_cents, data_hash, paid_disposition)
     REFERENCES payment_attempts (id, submission_id, amount_cents, data_hash, disposition)
     DEFERRABLE`,
];

const EVENTS = [
  `CREATE TABLE submission_events (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     submission_id text,
     attempt_id text,
     at timestamptz NOT NULL,
     kind text NOT NULL,
     detail jsonb NOT NULL
   )`,
  'CREATE INDEX events_of_submission ON submission_events (submission_id, id)',
  'CREATE INDEX events_by_kind ON submission_events (kind, at DESC)',
  `CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON submission_events
     FOR EACH ROW EXECUTE FUNCTION keep_row()`,
];
