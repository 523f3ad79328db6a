import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnDatabase, ownDatabase } from '../../../scripts/test/postgres.ts';
import { Crowd } from './Crowd.ts';
import { MortalPortal } from './MortalPortal.ts';

const LONG_MS = 240_000;
const PAYERS = 8;
/** A statement times out after 12 s (`openPostgresStore.ts`); no call has two that hang. */
const ANSWERED_WITHIN_MS = 20_000;

// The test kills this server, so it cannot use the server of other tests.
const database = await ownDatabase();
if ('missing' in database) {
  describe('kill of the PostgreSQL server under load', () => {
    it.skip(`skipped: ${database.missing}`, () => {});
  });
} else {
  describeKilledServer(database);
}

function describeKilledServer({ url, kill, start, stop }: OwnDatabase): void {
  describe('kill of the PostgreSQL server under load, over HTTP', () => {
    let portal: MortalPortal;
    beforeAll(async () => {
      const choice = { engine: 'postgres', connectionString: url, onError: () => {} } as const;
      portal = await MortalPortal.prepare({ address: url, choice });
      await portal.start();
    }, LONG_MS);
    afterAll(async () => {
      await portal?.remove();
      await stop();
    }, LONG_MS);

    it(
      'K13: calls get a busy answer, the same portal continues, and no order is lost or double',
      async () => {
        const crowd = new Crowd(portal, 'one', { payers: PAYERS, savers: 2 });
        await crowd.prepare();
        crowd.start();
        await expect.poll(() => crowd.submitted, { timeout: 60_000 }).toBeGreaterThan(0);
        await kill();
        expect(crowd.submitted).toBeLessThan(PAYERS);
        const isBusy = () => crowd.calls.filter(({ status }) => status === 502).length;
        await expect.poll(isBusy, { timeout: 30_000 }).toBeGreaterThan(PAYERS);
        expect(await portal.process.isReady()).toBe(false);
        await start();
        await crowd.finish();
        // The portal did not restart after the kill of the database.
        expect(portal.process.isRunning).toBe(true);
        expect(crowd.statuses).toEqual(new Set([200, 502]));
        expect(Math.max(...crowd.calls.map(({ ms }) => ms))).toBeLessThan(ANSWERED_WITHIN_MS);
        const { unpaid, ...ends } = await crowd.count();
        expect(ends).toEqual({ submitted: PAYERS, refundable: 0, lost: 0, doubles: 0 });
        expect(unpaid).toBeGreaterThan(0);
      },
      LONG_MS,
    );
  });
}
