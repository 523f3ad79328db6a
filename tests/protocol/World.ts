import { createHmac } from 'node:crypto';
import type { StoreChoice } from '../../server/adapters/store/openStores.ts';
import type { Mail } from '../../server/ports/delivery/Mailer.ts';
import type { OutboxDeps } from '../../server/services/contract/OutboxDeps.ts';
import type { ServiceDeps } from '../../server/services/contract/ServiceDeps.ts';
import { testOutbox } from '../support/testOutbox.ts';
import {
  emptyPortal,
  NOTIFICATION_KEY,
  openTestPortal,
  type TestPortal,
} from '../support/testPortal.ts';

/** Everything that outlives a server process: database, bank, mail system and the network. */
export interface World {
  readonly portal: TestPortal;
  readonly services: ServiceDeps;
  readonly outbox: OutboxDeps;
  readonly mails: Mail[];
  /** Ids of attempts with a notification from the bank, which can arrive late, twice or never. */
  readonly notifications: string[];
  /** Ids of charges that the bank approved after a rejection or a cancellation. */
  readonly late: Set<string>;
  /** Clears all data for the next schedule. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a world with the real services, the real store and the sandbox bank.
 *
 * @param choice the store; in memory when absent
 */
export async function openWorld(choice?: StoreChoice): Promise<World> {
  const portal = await openTestPortal(choice && { choice });
  const surroundings = testOutbox(portal.deps);
  const notifications: string[] = [];
  const late = new Set<string>();
  return {
    portal,
    services: portal.deps,
    outbox: surroundings.deps,
    mails: surroundings.mails,
    notifications,
    late,
    reset: async () => {
      await emptyPortal(portal);
      surroundings.mails.length = 0;
      surroundings.alerts.length = 0;
      notifications.length = 0;
      late.clear();
    },
    close: () => portal.close(),
  };
}

/** Returns a notification with the bank's signature; another `key` creates a forgery. */
export function notificationFor(
  { portal }: World,
  attemptId: string,
  key: Uint8Array = NOTIFICATION_KEY,
): { readonly body: string; readonly signature: string } {
  const body = JSON.stringify({ transactionid: attemptId, status: 'APPR', amount: 38_000 });
  const stamp = Math.floor(portal.clock.now().getTime() / 1000);
  const proof = createHmac('sha256', key).update(`${stamp}.${body}`).digest('hex');
  return { body, signature: `t=${stamp},v1=${proof}` };
}
