import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryTerms } from '../../../../server/adapters/address/entryTerms.ts';
import { foldAddress } from '../../../../server/adapters/address/foldAddress.ts';
import {
  importIntoPostgres,
  TERMS_FORMAT,
} from '../../../../server/adapters/address/importIntoPostgres.ts';
import { PostgresAddressLookup } from '../../../../server/adapters/address/PostgresAddressLookup.ts';
import { samplePlaces } from '../../../../server/adapters/address/samplePlaces.ts';
import { migrateStore } from '../../../../server/adapters/store/migrateStore.ts';
import type { OpenDatabase } from '../../../../server/adapters/store/OpenDatabase.ts';
import { openEmbeddedStore } from '../../../../server/adapters/store/openEmbeddedStore.ts';
import { ENTRIES } from '../../../support/addressEntries.ts';

const SEARCH = {
  text: 'amoy plaza',
  maxRecords: 10,
  tolerance: 50,
  isBasicSearchingMode: false,
  is3d: false,
};
const IMPORT = { source: 'test', entries: ENTRIES };

describe('importIntoPostgres: addresses in PostgreSQL', () => {
  let db: OpenDatabase['db'];
  beforeAll(async () => {
    ({ db } = await openEmbeddedStore());
    await migrateStore(db);
  });
  afterAll(() => db.destroy());

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
    await expect(lookup.search(SEARCH)).rejects.toMatchObject(unusable);
  });

  it('keeps the earlier import when the next import fails half-way', async () => {
    await importIntoPostgres(db, IMPORT);
    const broken = { source: 'broken', entries: [...ENTRIES, { english: { region: '\u0000' } }] };
    await expect(importIntoPostgres(db, broken)).rejects.toThrow();
    const lookup = await PostgresAddressLookup.open(db);
    expect(await lookup.describe()).toBe(`${ENTRIES.length} entries, test`);
    expect(await lookup.search(SEARCH)).toHaveLength(1);
  });

  it('searches the next import at once, with another size and order', async () => {
    await importIntoPostgres(db, { source: 'little', entries: ENTRIES.slice(0, 2) });
    const lookup = await PostgresAddressLookup.open(db);
    expect(await lookup.search(SEARCH)).toEqual([]);
    await importIntoPostgres(db, { source: 'all', entries: [...ENTRIES].reverse() });
    const [found] = await lookup.search(SEARCH);
    expect(found?.english?.buildingName).toBe('AMOY PLAZA');
  });

  it('finds a house by its number in a street with more houses than it compares', async () => {
    const entries = Array.from({ length: 400 }, (_, at) => ({
      english: { street: { buildingNoFrom: String(at + 1), streetName: 'NATHAN ROAD' } },
    }));
    await importIntoPostgres(db, { source: 'one street', entries });
    const lookup = await PostgresAddressLookup.open(db);
    const [found] = await lookup.search({ ...SEARCH, text: 'nathan road 399' });
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
    await expect(lookup.search(SEARCH)).rejects.toMatchObject(failure);
    await sql`ALTER TABLE entries_elsewhere RENAME TO address_entries`.execute(db);
    expect(await lookup.search(SEARCH)).toHaveLength(1);
  });
});

it('importIntoPostgres: requires a new import after the earlier tables migrate', async () => {
  const { db } = await openEmbeddedStore();
  try {
    await sql`CREATE TABLE address_entries (
      id integer PRIMARY KEY, words text NOT NULL, entry jsonb NOT NULL)`.execute(db);
    await sql`CREATE TABLE address_import (source text NOT NULL, entries integer NOT NULL)`.execute(
      db,
    );
    await sql`INSERT INTO address_import VALUES ('earlier', 1)`.execute(db);
    await migrateStore(db);
    await expect(PostgresAddressLookup.open(db)).rejects.toThrow(/npm run address:import/);
    await importIntoPostgres(db, IMPORT);
    const lookup = await PostgresAddressLookup.open(db);
    expect(await lookup.search(SEARCH)).toHaveLength(1);
  } finally {
    await db.destroy();
  }
});

describe('importIntoPostgres: TERMS_FORMAT', () => {
  // If this test fails, `entryTerms` splits texts differently. Add 1 to TERMS_FORMAT and insert the
  // new digest here. The portal then refuses older imports instead of searching them in vain.
  it('changes when the terms change', () => {
    const digest = createHash('sha256');
    for (const entry of [...ENTRIES, ...samplePlaces()]) {
      const { words, numbers, han, keys } = entryTerms(entry, foldAddress);
      digest.update(JSON.stringify([[...words], [...numbers], [...han], keys]));
    }
    expect({ format: TERMS_FORMAT, digest: digest.digest('hex').slice(0, 16) }).toEqual({
      format: 1,
      digest: 'c228fb24bf75df69',
    });
  });
});
