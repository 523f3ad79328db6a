import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  importIntoPostgres,
  TERMS_FORMAT,
} from '../../../../server/adapters/address/importIntoPostgres.ts';
import { PostgresAddressLookup } from '../../../../server/adapters/address/PostgresAddressLookup.ts';
import type { Stores } from '../../../../server/adapters/store/openStores.ts';
import { AMOY_SEARCH, ENTRIES } from '../../../support/addressEntries.ts';
import { storesOfFile } from '../../../support/storesOfFile.ts';

const IMPORT = { source: 'test', entries: ENTRIES };

describe('PostgresAddressLookup', () => {
  const stores = storesOfFile();
  let db: Stores['db'];
  beforeAll(() => {
    ({ db } = stores());
  });

  it('names the import command when nothing was imported', async () => {
    await db.deleteFrom('addressImports').execute();
    await expect(PostgresAddressLookup.open(db)).rejects.toThrow(/npm run address:import/);
  });

  it('rejects an import in another format instead of finding nothing', async () => {
    await importIntoPostgres(db, IMPORT);
    const lookup = await PostgresAddressLookup.open(db);
    await db
      .updateTable('addressImports')
      .set({ format: TERMS_FORMAT + 1 })
      .execute();
    const unusable = { reason: 'unusable', message: expect.stringContaining('import again') };
    await expect(PostgresAddressLookup.open(db)).rejects.toMatchObject(unusable);
    await expect(lookup.search(AMOY_SEARCH)).rejects.toMatchObject(unusable);
  });

  it('searches the next import at once, with another size and order', async () => {
    await importIntoPostgres(db, { source: 'little', entries: ENTRIES.slice(0, 2) });
    const lookup = await PostgresAddressLookup.open(db);
    expect(await lookup.search(AMOY_SEARCH)).toEqual([]);
    await importIntoPostgres(db, { source: 'all', entries: [...ENTRIES].reverse() });
    const [found] = await lookup.search(AMOY_SEARCH);
    expect(found?.english?.buildingName).toBe('AMOY PLAZA');
  });

  it('finds a house by its number in a street with more houses than it compares', async () => {
    const entries = Array.from({ length: 400 }, (_, at) => ({
      english: { street: { buildingNoFrom: String(at + 1), streetName: 'NATHAN ROAD' } },
    }));
    await importIntoPostgres(db, { source: 'one street', entries });
    const lookup = await PostgresAddressLookup.open(db);
    const [found] = await lookup.search({ ...AMOY_SEARCH, text: 'nathan road 399' });
    expect(found).toEqual({ ...entries[398], score: 100 });
  });

  it('B-78: reports a failed database without its message', async () => {
    await importIntoPostgres(db, IMPORT);
    const lookup = await PostgresAddressLookup.open(db);
    const failure = {
      name: 'AddressLookupError',
      reason: 'unreachable',
      message: 'Cannot look up addresses: the database failed',
    };
    await sql`ALTER TABLE address_entries RENAME TO entries_elsewhere`.execute(db);
    await expect(lookup.search(AMOY_SEARCH)).rejects.toMatchObject(failure);
    await sql`ALTER TABLE entries_elsewhere RENAME TO address_entries`.execute(db);
    expect(await lookup.search(AMOY_SEARCH)).toHaveLength(1);
  });

  it('requires the words as typed in the basic mode', async () => {
    await importIntoPostgres(db, IMPORT);
    const lookup = await PostgresAddressLookup.open(db);
    const mistyped = { ...AMOY_SEARCH, text: 'amoy plasa', tolerance: 80 };
    const [found] = await lookup.search(mistyped);
    expect(found?.english?.buildingName).toBe('AMOY PLAZA');
    expect(found?.score).toBeLessThan(80);
    const basic = await lookup.search({ ...mistyped, isBasicSearchingMode: true });
    expect(basic[0]?.score).toBeLessThan(found?.score ?? 0);
  });

  it('returns nothing for a text without words', async () => {
    await importIntoPostgres(db, IMPORT);
    const lookup = await PostgresAddressLookup.open(db);
    expect(await lookup.search({ ...AMOY_SEARCH, text: ', -' })).toEqual([]);
    expect(await lookup.describe()).toBe(`${ENTRIES.length} entries, test`);
  });
});
