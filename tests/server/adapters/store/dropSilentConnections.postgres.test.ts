import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../../../server/adapters/store/openPostgresStore.ts';
import { SwallowingProxy } from '../../../support/SwallowingProxy.ts';
import { DATABASE_URL, databaseAnswers } from '../../../support/testDatabase.ts';

/** The time limit of a statement, in milliseconds. */
const PATIENCE_MS = 400;

let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** Returns a store behind a proxy that can swallow all traffic. */
async function storeBehindProxy() {
  const url = new URL(DATABASE_URL);
  const proxy = await SwallowingProxy.to(url.hostname || '127.0.0.1', Number(url.port || 5432));
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  const { db } = openPostgresStore({
    connectionString: url.href,
    maxConnections: 1,
    answerWithinMs: PATIENCE_MS,
    onError: () => {},
  });
  close = async () => {
    await db.destroy();
    await proxy.close();
  };
  const ask = () => sql`select 1`.execute(db);
  return { db, proxy, ask };
}

if (await databaseAnswers()) {
  describe('openPostgresStore behind a silent network', () => {
    it('F2: fails an unanswered statement, and works again with the network', async () => {
      const { proxy, ask } = await storeBehindProxy();
      await ask();
      proxy.swallow();
      await expect(ask()).rejects.toThrow('Query read timeout');
      proxy.carry();
      // The pool replaced its only connection.
      expect((await ask()).rows).toHaveLength(1);
    });

    it('F2: ends a transaction after its first unanswered statement', async () => {
      const { db, proxy, ask } = await storeBehindProxy();
      const from = performance.now();
      const work = db.transaction().execute(async (records) => {
        proxy.swallow();
        await sql`select 1`.execute(records);
      });
      await expect(work).rejects.toThrow('Query read timeout');
      expect(performance.now() - from).toBeLessThan(2 * PATIENCE_MS);
      proxy.carry();
      await ask();
    });
  });
} else {
  describe('openPostgresStore behind a silent network', () => {
    it.skip(`skipped: no PostgreSQL answers at ${DATABASE_URL}`, () => {});
  });
}
