import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importIntoPostgres } from '../../server/adapters/address/importIntoPostgres.ts';
import { PostgresAddressLookup } from '../../server/adapters/address/PostgresAddressLookup.ts';
import { openStores, type Stores } from '../../server/adapters/store/openStores.ts';
import { ENTRIES } from '../support/addressEntries.ts';
import { testClock } from '../support/testClock.ts';
import { DATABASE_URL, databaseAnswers, testSchema } from '../support/testDatabase.ts';
import { describeAddressLookup } from './AddressLookup.contract.ts';

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
    it('takes the place of the one before, at once for who searches', async () => {
      const lookup = await PostgresAddressLookup.open(stores.db);
      const [first] = ENTRIES;
      await importIntoPostgres(stores.db, { source: 'one', entries: first ? [first] : [] });
      expect(await lookup.describe()).toBe('1 entries, one');
      await importIntoPostgres(stores.db, { source: 'all again', entries: ENTRIES });
      expect(await lookup.describe()).toBe(`${ENTRIES.length} entries, all again`);
    });
  });
} else {
  describe('AddressLookup: PostgreSQL', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
