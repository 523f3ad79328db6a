import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/Database.ts';
import type { ImportedAddresses } from './importedFile.ts';
import { trigramText } from './trigramText.ts';

/** The import cannot be done; the message says what an administrator has to do first. */
export class AddressImportError extends Error {}

/**
 * Puts addresses into the database in place of those of an earlier import, all in one transaction: who
 * searches meanwhile sees the earlier ones.
 *
 * @throws {AddressImportError} when `pg_trgm` is not there and may not be created
 */
export async function importIntoPostgres(
  db: Kysely<Database>,
  { source, entries }: ImportedAddresses,
): Promise<void> {
  await provideTrigrams(db);
  await db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    await sql`DROP TABLE IF EXISTS address_entries_next`.execute(transaction);
    await sql`CREATE TABLE address_entries_next (
      id integer PRIMARY KEY, words text NOT NULL, entry jsonb NOT NULL)`.execute(transaction);
    for (let start = 0; start < entries.length; start += ROWS_AT_ONCE) {
      const rows = entries.slice(start, start + ROWS_AT_ONCE).map((entry, at) => ({
        id: start + at,
        words: trigramText(entry),
        entry,
      }));
      await sql`INSERT INTO address_entries_next (id, words, entry)
        SELECT id, words, entry FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS row(id integer, words text, entry jsonb)`.execute(transaction);
    }
    await sql`CREATE INDEX ON address_entries_next USING gin (words gin_trgm_ops)`.execute(
      transaction,
    );
    await sql`DROP TABLE IF EXISTS address_entries`.execute(transaction);
    await sql`ALTER TABLE address_entries_next RENAME TO address_entries`.execute(transaction);
    await sql`CREATE TABLE IF NOT EXISTS address_import (
      source text NOT NULL, entries integer NOT NULL)`.execute(transaction);
    await sql`DELETE FROM address_import`.execute(transaction);
    await sql`INSERT INTO address_import (source, entries)
      VALUES (${source}, ${entries.length})`.execute(transaction);
  });
}

const ROWS_AT_ONCE = 1000;

async function provideTrigrams(db: Kysely<Database>): Promise<void> {
  try {
    await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  } catch (cause) {
    throw new AddressImportError(
      'Cannot import: the database lacks pg_trgm and does not let this user create it; ' +
        'let an administrator run CREATE EXTENSION pg_trgm in it, then import again',
      { cause },
    );
  }
}
