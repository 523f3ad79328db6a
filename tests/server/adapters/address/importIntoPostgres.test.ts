import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { entryTerms } from '../../../../server/adapters/address/entryTerms.ts';
import { foldAddress } from '../../../../server/adapters/address/foldAddress.ts';
import {
  importIntoPostgres,
  TERMS_FORMAT,
} from '../../../../server/adapters/address/importIntoPostgres.ts';
import { PostgresAddressLookup } from '../../../../server/adapters/address/PostgresAddressLookup.ts';
import { samplePlaces } from '../../../../server/adapters/address/samplePlaces.ts';
import { migrateStore } from '../../../../server/adapters/store/migrateStore.ts';
import { openEmbeddedStore } from '../../../../server/adapters/store/openEmbeddedStore.ts';
import type { Stores } from '../../../../server/adapters/store/openStores.ts';
import { AMOY_SEARCH, ENTRIES } from '../../../support/addressEntries.ts';
import { storesOfFile } from '../../../support/storesOfFile.ts';

const IMPORT = { source: 'test', entries: ENTRIES };

describe('importIntoPostgres: addresses in PostgreSQL', () => {
  const stores = storesOfFile();
  let db: Stores['db'];
  beforeAll(() => {
    ({ db } = stores());
  });

  it('keeps the earlier import when the next import fails half-way', async () => {
    await importIntoPostgres(db, IMPORT);
    const broken = { source: 'broken', entries: [...ENTRIES, { english: { region: '\u0000' } }] };
    await expect(importIntoPostgres(db, broken)).rejects.toThrow();
    const lookup = await PostgresAddressLookup.open(db);
    expect(await lookup.describe()).toBe(`${ENTRIES.length} entries, test`);
    expect(await lookup.search(AMOY_SEARCH)).toHaveLength(1);
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
    expect(await lookup.search(AMOY_SEARCH)).toHaveLength(1);
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
