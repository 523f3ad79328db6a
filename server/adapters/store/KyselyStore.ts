import { type Kysely, sql } from 'kysely';
import type { StoreRecords, SubmissionStore } from '../../ports/SubmissionStore.ts';
import { AttemptTable } from './AttemptTable.ts';
import type { Database } from './Database.ts';
import { FileTable, SignatureTable } from './DocumentTables.ts';
import { EventTable, IdempotencyTable, ReferenceTable } from './HistoryTables.ts';
import { OperatorTables } from './OperatorTables.ts';
import { OutboxTable } from './OutboxTable.ts';
import { RetentionTables } from './RetentionTables.ts';
import { SubmissionTable } from './SubmissionTable.ts';
import { SupplementTable } from './SupplementTable.ts';
import { toStoreError } from './toStoreError.ts';
import { WebTokenTable } from './WebTokenTable.ts';
import { withStoreErrors } from './withStoreErrors.ts';

/**
 * The submission store over SQL. Both engines run these very statements; only the dialect that
 * `db` was made with differs.
 */
export class KyselyStore implements SubmissionStore {
  readonly submissions;
  readonly attempts;
  readonly tokens;
  readonly references;
  readonly events;
  readonly outbox;
  readonly signatures;
  readonly files;
  readonly idempotency;
  readonly retention;
  readonly supplements;
  readonly operator;
  readonly #db: Kysely<Database>;
  readonly #release: () => Promise<void>;

  /** @param release what to do once the database is closed: give up a lock, for example */
  constructor(db: Kysely<Database>, release: () => Promise<void> = async () => {}) {
    this.#db = db;
    this.#release = release;
    const records = recordsOver(db);
    this.submissions = withStoreErrors(records.submissions);
    this.attempts = withStoreErrors(records.attempts);
    this.tokens = withStoreErrors(records.tokens);
    this.references = withStoreErrors(records.references);
    this.events = withStoreErrors(records.events);
    this.outbox = withStoreErrors(records.outbox);
    this.signatures = withStoreErrors(records.signatures);
    this.files = withStoreErrors(records.files);
    this.idempotency = withStoreErrors(records.idempotency);
    this.retention = withStoreErrors(records.retention);
    this.supplements = withStoreErrors(records.supplements);
    this.operator = withStoreErrors(records.operator);
  }

  async transact<T>(work: (records: StoreRecords) => Promise<T>): Promise<T> {
    try {
      return await this.#db.transaction().execute((transaction) => work(recordsOver(transaction)));
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async ping(): Promise<void> {
    try {
      await sql`SELECT 1`.execute(this.#db);
    } catch (error) {
      throw toStoreError(error);
    }
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    await this.#release();
  }
}

function recordsOver(db: Kysely<Database>): StoreRecords {
  return {
    submissions: new SubmissionTable(db),
    attempts: new AttemptTable(db),
    tokens: new WebTokenTable(db),
    references: new ReferenceTable(db),
    events: new EventTable(db),
    outbox: new OutboxTable(db),
    signatures: new SignatureTable(db),
    files: new FileTable(db),
    idempotency: new IdempotencyTable(db),
    retention: new RetentionTables(db),
    supplements: new SupplementTable(db),
    operator: new OperatorTables(db),
  };
}
