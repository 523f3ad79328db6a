import type { Kysely } from 'kysely';
import type { CallCounters } from '../../ports/CallCounters.ts';
import type { CaptchaStore } from '../../ports/CaptchaStore.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { DefinitionStore } from '../../ports/DefinitionStore.ts';
import type { IdentityLogins } from '../../ports/IdentityLogins.ts';
import type { KeyChecks } from '../../ports/KeyChecks.ts';
import type { OutboxSignal } from '../../ports/OutboxSignal.ts';
import type { SubmissionStore } from '../../ports/SubmissionStore.ts';
import { CaptchaTables } from './CaptchaTables.ts';
import { CounterTable } from './CounterTable.ts';
import type { Database } from './Database.ts';
import { DefinitionTable } from './DefinitionTable.ts';
import { IdentityLoginTable } from './IdentityLoginTable.ts';
import { KeyCheckTable } from './KeyCheckTable.ts';
import { KyselyStore } from './KyselyStore.ts';
import { migrateStore } from './migrateStore.ts';
import { openEmbeddedStore } from './openEmbeddedStore.ts';
import { openPostgresStore, type PostgresOptions } from './openPostgresStore.ts';
import { withStoreErrors } from './withStoreErrors.ts';

/** Which engine to open. */
export type StoreChoice =
  /**
   * `folder` absent: in memory. `from`: a dump of a database to begin with in the place of an empty one;
   * tests have it, which would wait seconds for PostgreSQL to make one each time.
   */
  | { readonly engine: 'embedded'; readonly folder?: string; readonly from?: Blob }
  | ({ readonly engine: 'postgres' } & PostgresOptions);

/** Every store, over one database. */
export interface Stores {
  readonly submissions: SubmissionStore;
  readonly captcha: CaptchaStore;
  readonly definitions: DefinitionStore;
  readonly keyChecks: KeyChecks;
  readonly identityLogins: IdentityLogins;
  /** Absent for an embedded database, which one process has for itself. */
  readonly counters: CallCounters | undefined;
  readonly outboxSignal: OutboxSignal;
  /** For the sandbox bank, which keeps its charges here too. */
  readonly db: Kysely<Database>;
}

/**
 * Opens a database, brings its tables up to date and puts the stores over it. Close it with
 * `submissions.close()`.
 *
 * @throws {StoreError} `locked` when another process has the embedded folder
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
