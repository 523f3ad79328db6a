import type { Kysely } from 'kysely';
import type { CallCounters } from '../../ports/store/CallCounters.ts';
import type { CaptchaStore } from '../../ports/store/CaptchaStore.ts';
import type { DefinitionStore } from '../../ports/store/DefinitionStore.ts';
import type { IdentityLogins } from '../../ports/store/IdentityLogins.ts';
import type { KeyChecks } from '../../ports/store/KeyChecks.ts';
import type { OutboxSignal } from '../../ports/store/OutboxSignal.ts';
import type { SubmissionStore } from '../../ports/store/SubmissionStore.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { KyselyStore } from './KyselyStore.ts';
import { migrateStore } from './migrateStore.ts';
import { openEmbeddedStore } from './openEmbeddedStore.ts';
import { openPostgresStore, type PostgresOptions } from './openPostgresStore.ts';
import { CaptchaTables } from './tables/CaptchaTables.ts';
import { CounterTable } from './tables/CounterTable.ts';
import type { Database } from './tables/Database.ts';
import { DefinitionTable } from './tables/DefinitionTable.ts';
import { IdentityLoginTable } from './tables/IdentityLoginTable.ts';
import { KeyCheckTable } from './tables/KeyCheckTable.ts';
import { withStoreErrors } from './withStoreErrors.ts';

/** The engine to open. */
export type StoreChoice =
  /**
   * Without `folder`, the database is in memory. `from` is a dump for the initial content. Tests
   * use it, because PostgreSQL takes seconds to create an empty database.
   */
  | { readonly engine: 'embedded'; readonly folder?: string; readonly from?: Blob }
  | ({ readonly engine: 'postgres' } & PostgresOptions);

/** All stores of one database. */
export interface Stores {
  readonly submissions: SubmissionStore;
  readonly captcha: CaptchaStore;
  readonly definitions: DefinitionStore;
  readonly keyChecks: KeyChecks;
  readonly identityLogins: IdentityLogins;
  /** Absent for an embedded database, which a single process uses. */
  readonly counters: CallCounters | undefined;
  readonly outboxSignal: OutboxSignal;
  /** The database, for the sandbox bank, which also stores its charges there. */
  readonly db: Kysely<Database>;
}

/**
 * Opens a database, migrates its tables and creates the stores. `submissions.close()` closes the
 * database.
 *
 * @throws {StoreError} `locked` when another process has opened the embedded database
 * @throws {Error} when a migration fails
 */
export async function openStores(choice: StoreChoice, clock: Clock): Promise<Stores> {
  const { db, outboxSignal, release } =
    choice.engine === 'embedded'
      ? await openEmbeddedStore(choice.folder, choice.from)
      : openPostgresStore(choice);
  const submissions = new KyselyStore(db, release);
  try {
    await migrateStore(db);
  } catch (error) {
    await submissions.close();
    throw error;
  }
  return {
    submissions,
    captcha: withStoreErrors(new CaptchaTables(db)),
    definitions: withStoreErrors(new DefinitionTable(db, clock)),
    keyChecks: withStoreErrors(new KeyCheckTable(db)),
    identityLogins: withStoreErrors(new IdentityLoginTable(db)),
    counters: choice.engine === 'postgres' ? withStoreErrors(new CounterTable(db)) : undefined,
    outboxSignal,
    db,
  };
}
