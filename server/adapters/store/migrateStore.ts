import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from './Database.ts';
import { submissionTables } from './migrations/001-submissions.ts';
import { tablesBeside } from './migrations/002-beside.ts';
import { sandboxTables } from './migrations/003-sandbox.ts';
import { supplementTables } from './migrations/004-supplements.ts';
import { addressTables } from './migrations/005-addresses.ts';
import { settledAt } from './migrations/006-settled-at.ts';

const MIGRATIONS = {
  '001-submissions': submissionTables,
  '002-beside': tablesBeside,
  '003-sandbox': sandboxTables,
  '004-supplements': supplementTables,
  '005-addresses': addressTables,
  '006-settled-at': settledAt,
};

/**
 * Brings the tables up to date; all outstanding migrations happen in one transaction, or none.
 *
 * @param db the store's database, of any engine
 * @returns the names of the migrations that ran; empty when there was nothing to do
 * @throws {Error} when one fails: the tables are as before, so that the older version still starts
 */
export async function migrateStore(db: Kysely<Database>): Promise<readonly string[]> {
  // Named, because Kysely would take a table of the same name in any other schema for its own.
  const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(db);
  const schema = rows[0]?.schema;
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    ...(schema && { migrationTableSchema: schema }),
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (error !== undefined) {
    throw new Error(`Cannot migrate the store: ${failed?.migrationName ?? 'no migration'} failed`, {
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
}
