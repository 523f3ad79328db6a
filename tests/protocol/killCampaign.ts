import { setTimeout as sleep } from 'node:timers/promises';
import { Crowd } from './kill/Crowd.ts';
import type { MortalPortal } from './kill/MortalPortal.ts';
import type { OrderCount } from './orders.ts';
import type { Random } from './seededRandom.ts';

/** Payers of each life. */
const PAYERS = 8;
/** A portal is killed within so long after its first payment. */
const KILLED_WITHIN_MS = 2000;

/**
 * Kills one portal after another with SIGKILL, each amid saves and payments over HTTP, and lets every
 * applicant continue with the next one.
 *
 * @param random when each portal is killed
 * @returns how the orders ended
 */
export async function runKills(
  portal: MortalPortal,
  kills: number,
  random: Random,
): Promise<OrderCount> {
  let givenReferences: ReadonlyMap<string, string> = new Map();
  for (let kill = 0; kill < kills; kill += 1) {
    await portal.start();
    const crowd = new Crowd(portal, `life-${kill}`, { payers: PAYERS, savers: 2 });
    await crowd.prepare();
    crowd.start();
    while (crowd.submitted === 0) await sleep(10);
    await sleep(random.below(KILLED_WITHIN_MS));
    await portal.process.kill();
    await portal.start();
    await crowd.finish();
    givenReferences = new Map([...givenReferences, ...crowd.givenReferences]);
    if (kill === kills - 1) return crowd.count(givenReferences);
  }
  throw new RangeError('Cannot count: at least one portal is killed');
}
