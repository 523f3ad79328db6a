import { type Kysely, sql } from 'kysely';
import type { StoreRecords, SubmissionStore } from '../../ports/store/SubmissionStore.ts';
import { AttemptTable } from './tables/AttemptTable.ts';
import type { Database } from './tables/Database.ts';
import { FileTable, SignatureTable } from './tables/DocumentTables.ts';
import { EventTable, IdempotencyTable, ReferenceTable } from './tables/HistoryTables.ts';
import { OperatorTables } from './tables/OperatorTables.ts';
import { OutboxTable } from './tables/OutboxTable.ts';
import { RetentionTables } from './tables/RetentionTables.ts';
import { SubmissionTable } from './tables/SubmissionTable.ts';
import { SupplementTable } from './tables/SupplementTable.ts';
import { WebTokenTable } from './tables/WebTokenTable.ts';
import { toStoreError } from './toStoreError.ts';
import { withStoreErrors } from './withStoreErrors.ts';

/**
 * The submission store over SQL. The embedded database and PostgreSQL run the same statements; only
 * the dialect of `db` differs.
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

  /** @param release called after the database is closed, for example to release a lock */
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
