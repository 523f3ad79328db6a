import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStores } from '../../../../server/adapters/store/openStores.ts';
import { testClock } from '../../../support/testClock.ts';
import { DATABASE_URL, databaseAnswers } from '../../../support/testDatabase.ts';

const STARTS = 12;

if (await databaseAnswers()) {
  describe('a PostgreSQL shared with other clients', () => {
    // Uses its own database: the other clients would disturb parallel tests.
    const database = `landform_busy_${process.pid}`;
    const address = new URL(DATABASE_URL);
    address.pathname = database;
    beforeAll(() => once(DATABASE_URL, `CREATE DATABASE ${database}`));
    afterAll(() => once(DATABASE_URL, `DROP DATABASE ${database}`));

    it('starts while other clients create and drop schemas', async () => {
      const others = new Client({ connectionString: address.href });
      await others.connect();
      let isOver = false;
      const churn = (async () => {
        for (let round = 0; !isOver; round += 1) {
          const name = `landform_other_${process.pid}_${round}`;
          const tables = Array.from(
            { length: 20 },
            (_, i) => `CREATE TABLE ${name}.t${i} (id serial)`,
          );
          await others.query(`CREATE SCHEMA ${name}; ${tables.join('; ')}`);
          await others.query(`DROP SCHEMA ${name} CASCADE`);
        }
      })();
      try {
        for (let start = 0; start < STARTS; start += 1) {
          const schema = `landform_busy_${start}`;
          await once(address.href, `CREATE SCHEMA ${schema}`);
          const connectionString = address.href;
          const choice = {
            engine: 'postgres',
            connectionString,
            schema,
            onError: () => {},
          } as const;
          const stores = await openStores(choice, testClock());
          expect(await stores.submissions.submissions.find('nobody')).toBeUndefined();
          await stores.submissions.close();
        }
      } finally {
        isOver = true;
        await churn;
        await others.end();
      }
    }, 120_000);
  });
} else {
  describe('a PostgreSQL shared with other clients', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}

async function once(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
