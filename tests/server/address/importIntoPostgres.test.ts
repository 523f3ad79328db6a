import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { CamelCasePlugin, Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddressImportError,
  importIntoPostgres,
} from '../../../server/adapters/address/importIntoPostgres.ts';
import { PostgresAddressLookup } from '../../../server/adapters/address/PostgresAddressLookup.ts';
import type { Database } from '../../../server/adapters/store/Database.ts';
import { ENTRIES } from '../../support/addressEntries.ts';

const SEARCH = {
  text: 'amoy plaza',
  maxRecords: 10,
  tolerance: 50,
  isBasicSearchingMode: false,
  is3d: false,
};
const IMPORT = { source: 'test', entries: ENTRIES };

function openDb(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({
    dialect: new PGliteDialect({ pglite }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

describe('a PostgreSQL without trigrams', () => {
  let db: Kysely<Database>;
  beforeAll(async () => {
    db = openDb(await PGlite.create());
  });
  afterAll(() => db.destroy());

  it('says what an administrator has to do', async () => {
    const importing = importIntoPostgres(db, IMPORT);
    await expect(importing).rejects.toBeInstanceOf(AddressImportError);
    await expect(importing).rejects.toThrow(/CREATE EXTENSION pg_trgm/);
  });

  it('says how to import where nothing was', async () => {
    await expect(PostgresAddressLookup.open(db)).rejects.toThrow(/npm run address:import/);
  });
});

describe('addresses in PostgreSQL', () => {
  let db: Kysely<Database>;
  beforeAll(async () => {
    db = openDb(await PGlite.create({ extensions: { pg_trgm } }));
  });
  afterAll(() => db.destroy());

  it('keeps the earlier import when the next one fails half-way', async () => {
    await importIntoPostgres(db, IMPORT);
    const broken = { source: 'broken', entries: [...ENTRIES, { english: { region: '\u0000' } }] };
    await expect(importIntoPostgres(db, broken)).rejects.toThrow();
    const lookup = await PostgresAddressLookup.open(db);
    expect(await lookup.describe()).toBe(`${ENTRIES.length} entries, test`);
    expect(await lookup.search(SEARCH)).toHaveLength(1);
  });

  it('finds a house by its number in a street of more houses than are compared', async () => {
    const entries = Array.from({ length: 400 }, (_, at) => ({
      english: { street: { buildingNoFrom: String(at + 1), streetName: 'NATHAN ROAD' } },
    }));
    await importIntoPostgres(db, { source: 'one street', entries });
    const lookup = await PostgresAddressLookup.open(db);
    const [found] = await lookup.search({ ...SEARCH, text: 'nathan road 399' });
    expect(found).toEqual({ ...entries[398], score: 100 });
  });

  it('B-78: tells of a database that fails without its words', async () => {
    await importIntoPostgres(db, IMPORT);
    const lookup = await PostgresAddressLookup.open(db);
    await sql`DROP TABLE address_entries`.execute(db);
    await expect(lookup.search(SEARCH)).rejects.toMatchObject({
      name: 'AddressLookupError',
      reason: 'unreachable',
      message: 'Cannot look up addresses: the database failed',
    });
  });
});
