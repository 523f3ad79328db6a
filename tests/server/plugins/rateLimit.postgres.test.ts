import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStores, type Stores } from '../../../server/adapters/store/openStores.ts';
import { testApp } from '../../support/testApp.ts';
import { testClock } from '../../support/testClock.ts';
import {
  DATABASE_URL,
  databaseAnswers,
  type TestSchema,
  testSchema,
} from '../../support/testDatabase.ts';

const CAPTCHA = '/api/wfp/challenge/Eng';

describe.skipIf(!(await databaseAnswers()))(
  `rateLimit: limits of calls over ${DATABASE_URL}`,
  () => {
    let schema: TestSchema;
    let stores: Stores[] = [];
    let apps: Awaited<ReturnType<typeof testApp>>[] = [];

    beforeAll(async () => {
      schema = await testSchema('counters');
      stores = [];
      for (let instance = 0; instance < 2; instance += 1) {
        stores.push(await openStores(schema.choice, testClock()));
      }
    });
    afterAll(async () => {
      for (const { submissions } of stores) await submissions.close();
      await schema.drop();
    });
    beforeEach(async () => {
      for (const app of apps) await app.close();
      await first().deleteFrom('callCounters').execute();
      apps = await Promise.all(
        stores.map(({ counters }) =>
          testApp({ env: { RATE_CAPTCHA: '10', TRUST_PROXY: '127.0.0.1' }, deps: { counters } }),
        ),
      );
    });
    afterAll(async () => {
      for (const app of apps) await app.close();
    });

    const first = () => {
      const [store] = stores;
      if (!store) throw new Error('Cannot ask the store: it is not open');
      return store.db;
    };
    const call = async (instance: number, from = '203.0.113.1') => {
      const headers = { 'x-forwarded-for': from };
      const response = await apps[instance]?.inject({ method: 'POST', url: CAPTCHA, headers });
      return [response?.statusCode, Number(response?.headers['retry-after'] ?? 0) > 0];
    };

    it('applies one limit to both instances, and a separate limit to another address', async () => {
      for (let count = 0; count < 10; count += 1) {
        expect(await call(count % 2)).toEqual([200, false]);
      }
      for (const instance of [0, 1]) expect(await call(instance)).toEqual([429, true]);
      expect(await call(1, '203.0.113.2')).toEqual([200, false]);
    });

    it('counts each of the parallel calls of two instances once', async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => call(at % 2)));
      expect(answers.filter(([status]) => status === 200)).toHaveLength(10);
    });

    it('refuses a caller over the limit without another write', async () => {
      for (let count = 0; count < 30; count += 1) await call(0);
      const rows = await first().selectFrom('callCounters').select('calls').execute();
      expect(rows).toEqual([{ calls: 11 }]);
    });

    it('restarts an expired window, and sweeps it', async () => {
      for (let count = 0; count < 10; count += 1) await call(0);
      await sql`UPDATE call_counters SET ends_at = now()`.execute(first());
      expect(await call(1)).toEqual([200, false]);
      await sql`UPDATE call_counters SET ends_at = now()`.execute(first());
      expect(await stores[0]?.counters?.sweep()).toBe(1);
      expect(await stores[1]?.counters?.sweep()).toBe(0);
    });

    it('counts locally without the shared counters, and continues to answer', async () => {
      const gone = async () => {
        throw new Error('Cannot reach the database');
      };
      const app = await testApp({
        env: { RATE_CAPTCHA: '10' },
        deps: { counters: { count: gone, sweep: gone } },
      });
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await app.inject({ method: 'POST', url: CAPTCHA })).statusCode);
      }
      await app.close();
      expect(statuses).toEqual([...Array(10).fill(200), 429]);
    });

    it('stores no address', async () => {
      await call(0);
      const { rows } = await sql<{ key: string }>`SELECT key FROM call_counters`.execute(first());
      expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/) }]);
    });
  },
);
