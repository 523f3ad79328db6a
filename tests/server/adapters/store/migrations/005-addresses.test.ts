import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addressTables } from '../../../../../server/adapters/store/migrations/005-addresses.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('005-addresses', () => {
  const stores = storesOfFile();
  const columnsOf = async <Tables>(db: Kysely<Tables>, table: string) => {
    const { rows } = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
      WHERE attrelid = to_regclass(${table}) AND attnum > 0 ORDER BY attnum`.execute(db);
    return rows.map(({ name }) => name);
  };

  it('replaces the tables of earlier imports', async () => {
    const work = stores()
      .db.withoutPlugins()
      .transaction()
      .execute(async (db) => {
        await sql`DROP TABLE address_imports, address_entries, address_terms`.execute(db);
        await sql`CREATE TABLE address_import (source text)`.execute(db);
        await sql`CREATE TABLE address_entries (other text)`.execute(db);
        await addressTables.up(db);
        const tables = ['address_import', 'address_entries', 'address_terms'];
        const found = await Promise.all(tables.map((table) => columnsOf(db, table)));
        // The error undoes all statements.
        throw new Error(JSON.stringify(found));
      });
    await expect(work).rejects.toThrow(
      JSON.stringify([[], ['id', 'keys', 'entry'], ['kind', 'term', 'letters', 'postings']]),
    );
  });

  it('stores the postings without compression', async () => {
    const { rows } = await sql`SELECT attstorage AS storage FROM pg_attribute
      WHERE attrelid = 'address_terms'::regclass AND attname = 'postings'`.execute(stores().db);
    expect(rows).toEqual([{ storage: 'e' }]);
  });

  it('refuses an unknown kind of terms, and a term twice', async () => {
    const add = (kind: string) =>
      sql`INSERT INTO address_terms VALUES (${kind}, 'plaza', 5, '')`.execute(stores().db);
    await expect(add('other')).rejects.toThrow(/address_terms_kind_check/);
    await add('word');
    await add('han');
    await expect(add('word')).rejects.toThrow(/duplicate key/);
  });
});
