import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../store/tables/Database.ts';
import type { ImportedAddresses } from './importedFile.ts';
import { type ListedTerms, listTerms } from './listTerms.ts';
import { packed } from './packedNumbers.ts';
import type { TermKind } from './searchedTerms.ts';
import { lettersOf, type Postings } from './Vocabulary.ts';

/**
 * The version of the terms of entries. It must be increased when folding or splitting changes,
 * because imports with other terms cannot be searched.
 */
export const TERMS_FORMAT = 1;

/**
 * Replaces the addresses in the database in one transaction. Concurrent searches see the earlier
 * import.
 *
 * @param db migrated database
 */
export async function importIntoPostgres(
  db: Kysely<Database>,
  { source, entries }: ImportedAddresses,
): Promise<void> {
  const listed = listTerms(entries);
  await db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    // Two parallel imports would mix their rows. The lock does not block searches.
    await sql`LOCK TABLE address_imports IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    // `TRUNCATE` would empty the tables for searches that have already started.
    await transaction.deleteFrom('addressImports').execute();
    await transaction.deleteFrom('addressEntries').execute();
    await transaction.deleteFrom('addressTerms').execute();
    await insertAll(transaction, 'addressEntries', entries, (entry, id) => ({
      id,
      keys: listed.keys[id] ?? '',
      entry: JSON.stringify(entry),
    }));
    await insertTerms(transaction, listed);
    await transaction
      .insertInto('addressImports')
      .values({
        id: randomUUID(),
        format: TERMS_FORMAT,
        source,
        entries: entries.length,
        wordCounts: packed(listed.lengths.words),
        hanCounts: packed(listed.lengths.han),
      })
      .execute();
    await sql`ANALYZE address_entries, address_terms`.execute(transaction);
  });
}

async function insertTerms(
  transaction: Transaction<Database>,
  { words, numbers, han }: ListedTerms,
): Promise<void> {
  const kinds: readonly (readonly [TermKind, ReadonlyMap<string, Postings>])[] = [
    ['word', words],
    ['number', numbers],
    ['han', han],
  ];
  for (const [kind, terms] of kinds) {
    await insertAll(transaction, 'addressTerms', [...terms], ([term, postings]) => ({
      kind,
      term,
      letters: lettersOf(term),
      postings: packed(postings),
    }));
  }
}

const ROWS_AT_ONCE = 1000;

async function insertAll<Item, Table extends 'addressEntries' | 'addressTerms'>(
  transaction: Transaction<Database>,
  table: Table,
  items: readonly Item[],
  toRow: (item: Item, at: number) => Insertable<Database[Table]>,
): Promise<void> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) {
    const rows = items
      .slice(start, start + ROWS_AT_ONCE)
      .map((item, at) => toRow(item, start + at));
    await transaction.insertInto(table).values(rows).execute();
  }
}
