import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IndexedAddressLookup } from '../../server/adapters/address/IndexedAddressLookup.ts';
import { importIntoPostgres } from '../../server/adapters/address/importIntoPostgres.ts';
import { PostgresAddressLookup } from '../../server/adapters/address/PostgresAddressLookup.ts';
import { openStores, type Stores } from '../../server/adapters/store/openStores.ts';
import { ENTRIES } from '../support/addressEntries.ts';
import { testClock } from '../support/testClock.ts';
import { DATABASE_URL, databaseAnswers, testSchema } from '../support/testDatabase.ts';
import { describeAgreement } from './AddressLookup.agreement.ts';
import { describeAddressLookup } from './AddressLookup.contract.ts';

const ANY = { maxRecords: 10, tolerance: 50, isBasicSearchingMode: false, is3d: false };

if (await databaseAnswers()) {
  const schema = await testSchema('addresses');
  let stores: Stores;
  beforeAll(async () => {
    stores = await openStores(schema.choice, testClock());
    await importIntoPostgres(stores.db, { source: 'the entries of the test', entries: ENTRIES });
  });
  afterAll(async () => {
    await stores.submissions.close();
    await schema.drop();
  });
  describeAddressLookup('PostgreSQL', () => PostgresAddressLookup.open(stores.db));

  describe('an import into PostgreSQL', () => {
    it('replaces the earlier import at once, also for an open lookup', async () => {
      const lookup = await PostgresAddressLookup.open(stores.db);
      const [first] = ENTRIES;
      await importIntoPostgres(stores.db, { source: 'one', entries: first ? [first] : [] });
      expect(await lookup.describe()).toBe('1 entries, one');
      await importIntoPostgres(stores.db, { source: 'all again', entries: ENTRIES });
      expect(await lookup.describe()).toBe(`${ENTRIES.length} entries, all again`);
    });

    it('never shows partial data to a search', async () => {
      const lookup = await PostgresAddressLookup.open(stores.db);
      const [whole, reversed] = [ENTRIES, [...ENTRIES].reverse()];
      const search = { ...ANY, text: 'nathan road' };
      const answers = await Promise.all(
        [whole, reversed].map((entries) => new IndexedAddressLookup(entries, '').search(search)),
      );
      let isImporting = true;
      const importing = (async () => {
        for (let time = 0; time < 10; time += 1) {
          const entries = time % 2 === 0 ? reversed : whole;
          await importIntoPostgres(stores.db, { source: 'again', entries });
        }
        isImporting = false;
      })();
      while (isImporting) expect(answers).toContainEqual(await lookup.search(search));
      await importing;
    });

    it('stores one complete import after three concurrent imports', async () => {
      const imports = ['one', 'two', 'three'].map((source) =>
        importIntoPostgres(stores.db, { source, entries: ENTRIES }),
      );
      await Promise.all(imports);
      const lookup = await PostgresAddressLookup.open(stores.db);
      expect(await lookup.describe()).toMatch(new RegExp(`^${ENTRIES.length} entries, `));
    });
  });

  // Runs last, because it replaces the entries.
  describeAgreement('PostgreSQL', async (entries) => {
    await importIntoPostgres(stores.db, { source: 'many', entries });
    return PostgresAddressLookup.open(stores.db);
  });
} else {
  describe('AddressLookup: PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
