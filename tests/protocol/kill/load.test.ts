import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Crowd } from './Crowd.ts';
import { MortalPortal } from './MortalPortal.ts';

const LONG_MS = 240_000;
const PAYERS = 8;
let portal: MortalPortal;

beforeAll(async () => {
  portal = await MortalPortal.prepare();
  await portal.start();
}, LONG_MS);
afterAll(() => portal?.remove(), LONG_MS);

describe('kill -9 of the portal that holds the embedded database, under load', () => {
  it(
    'K13: no order is lost or double, and the restarted portal completes every payment',
    async () => {
      const crowd = new Crowd(portal, 'one', { payers: PAYERS, savers: 2 });
      await crowd.prepare();
      crowd.start();
      await expect.poll(() => crowd.submitted, { timeout: 60_000 }).toBeGreaterThan(0);
      await portal.process.kill();
      expect(crowd.submitted).toBeLessThan(PAYERS);
      await portal.start();
      await crowd.finish();
      expect(crowd.statuses).toEqual(new Set([200, 0]));
      const { unpaid, ...ends } = await crowd.count();
      expect(ends).toEqual({ submitted: PAYERS, refundable: 0, lost: 0, doubles: 0 });
      expect(unpaid).toBeGreaterThan(0);
    },
    LONG_MS,
  );
});
