import { setTimeout as sleep } from 'node:timers/promises';
import { Crowd } from './kill/Crowd.ts';
import type { MortalPortal } from './kill/MortalPortal.ts';
import type { OrderCount } from './orders.ts';
import type { Random } from './seededRandom.ts';

/** The number of payers in each life of the portal. */
const PAYERS = 8;
/** The longest delay from a portal's first submission to its kill. */
const KILLED_WITHIN_MS = 2000;

/**
 * Kills one portal after another with SIGKILL during saves and payments over HTTP. Every applicant
 * continues with the next portal.
 *
 * @param random chooses the moment of each kill
 * @returns the number of orders by result
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
