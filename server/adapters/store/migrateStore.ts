import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { reasonOf } from '../../log/reasonOf.ts';
import { submissionTables } from './migrations/001-submissions.ts';
import { tablesBeside } from './migrations/002-beside.ts';
import { sandboxTables } from './migrations/003-sandbox.ts';
import { supplementTables } from './migrations/004-supplements.ts';
import { addressTables } from './migrations/005-addresses.ts';
import { settledAt } from './migrations/006-settled-at.ts';
import { taken } from './migrations/007-taken.ts';
import { superseded } from './migrations/008-superseded.ts';
import { keyedHashes } from './migrations/009-keyed-hashes.ts';
import { keyChecks } from './migrations/010-key-checks.ts';
import { callCounters } from './migrations/011-call-counters.ts';
import { attemptsOfSubmission } from './migrations/012-attempts-of-submission.ts';
import { dealtWith } from './migrations/013-dealt-with.ts';
import { identityLogins } from './migrations/014-identity-logins.ts';
import type { Database } from './tables/Database.ts';

const MIGRATIONS = {
  '001-submissions': submissionTables,
  '002-beside': tablesBeside,
  '003-sandbox': sandboxTables,
  '004-supplements': supplementTables,
  '005-addresses': addressTables,
  '006-settled-at': settledAt,
  '007-taken': taken,
  '008-superseded': superseded,
  '009-keyed-hashes': keyedHashes,
  '010-key-checks': keyChecks,
  '011-call-counters': callCounters,
  '012-attempts-of-submission': attemptsOfSubmission,
  '013-dealt-with': dealtWith,
  '014-identity-logins': identityLogins,
};

/**
 * Runs all outstanding migrations in one transaction.
 *
 * @param db the store's database, of any engine
 * @returns the names of the migrations that ran; `[]` when none was outstanding
 * @throws {Error} when a migration fails; the tables are unchanged, so that the older version still
 *   starts
 */
export async function migrateStore(db: Kysely<Database>): Promise<readonly string[]> {
  // Kysely would otherwise accept a table of the same name in any other schema.
  const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(db);
  const schema = rows[0]?.schema;
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    ...(schema && { migrationTableSchema: schema }),
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error, results = [] } = await migrateToLatest(migrator);
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined) {
    // Without a failed migration, the database itself failed.
    const reason = failed ? `${failed.migrationName} failed` : reasonOf(error);
    throw new Error(`Cannot migrate the store: ${reason}`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Runs the migrations, up to ten times. Kysely reads every schema of the database, and fails when
 * another client drops a schema or undoes a migration meanwhile.
 */
async function migrateToLatest(migrator: Migrator): Promise<MigrationResultSet> {
  let tries = 1;
  for (;;) {
    const outcome = await migrator.migrateToLatest();
    const isOtherGone = GONE.has(codeOf(outcome.error)) && !outcome.results?.length;
    if (!isOtherGone || tries === MOST_TRIES) return outcome;
    tries += 1;
  }
}

/**
 * PostgreSQL's `invalid_schema_name`, `undefined_table` and `undefined_column`: the schema, a table
 * of it or a column was dropped.
 */
const GONE: ReadonlySet<unknown> = new Set(['3F000', '42P01', '42703']);
const MOST_TRIES = 10;

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : undefined;
}
