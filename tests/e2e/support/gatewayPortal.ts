import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type EndedCommand, runCommand } from '../../support/runCommand.ts';
import { freePort, type RunningServer, runServer } from '../../support/runServer.ts';
import { type OwnPortal, ownPortal } from './ownPortal.ts';

/** A portal with the payment adapter `gcis`, and the payment service that the portal calls. */
export interface GatewayPortal extends OwnPortal {
  /** `npm run sandbox`, a separate process. */
  readonly service: RunningServer;
  /** Returns the paths of the calls that ordered a charge for a transaction, in any order. */
  readonly ordersOf: (transactionId: string) => Promise<readonly string[]>;
  /** Returns the number of exported submissions. */
  readonly filed: () => number;
  /** Returns the output of `npm run payments -- list` for this portal. */
  readonly owed: () => Promise<EndedCommand>;
}

/**
 * Starts `npm run sandbox` and a portal with the `gcis` adapter. Each gets the other's URL and the
 * key that signs the notifications. Amounts that end in .41 get no notification (see `wireFaults`).
 *
 * @param more further settings of the portal
 */
export async function gatewayPortal(
  more: Readonly<Record<string, string>> = {},
): Promise<GatewayPortal> {
  const servicePort = await freePort();
  const host = `127.0.0.1:${servicePort}`;
  const key = (): string => randomBytes(32).toString('base64');
  const gatewayKeys = `g1:${key()}`;
  const portal = await ownPortal({
    PAYMENT_GATEWAY: 'gcis',
    PAYMENT_HOSTS: host,
    GCIS_URL: `http://${host}/api/payment`,
    GCIS_E_SERVICE_ID: 'SANDBOX',
    GCIS_TOKEN_KEY: key(),
    GATEWAY_KEYS: gatewayKeys,
    TEST_FPS_PAYMENT: 'true',
    GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'SANDBOX',
    APPLE_PAY_MERCHANT_ID: 'SANDBOX',
    ECHEQUE_BY: 'gateway',
    ...more,
  });
  const service = await runServer(
    'scripts/sandbox.ts',
    () => ({
      SANDBOX_PORT: String(servicePort),
      SANDBOX_PORTAL: portal.origin,
      GATEWAY_KEYS: gatewayKeys,
    }),
    { ready: CALLS, port: servicePort },
  );
  return {
    ...portal,
    service,
    ordersOf: (transactionId) => ordersIn(service.origin, transactionId),
    filed: () => filedIn(join(portal.dataDir, 'files/exports')),
    owed: () => runCommand('payments.ts', ['list'], { DATA_DIR: portal.dataDir }),
    stop: async () => {
      await portal.stop();
      await service.stop();
    },
  };
}

function filedIn(folder: string): number {
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

const CALLS = '/sandbox/calls';

/** Reads the service's own list: a heading with the path, then the body. */
async function ordersIn(origin: string, transactionId: string): Promise<readonly string[]> {
  const page = await (await fetch(origin + CALLS)).text();
  const [, ...entries] = page.split('<h2>');
  return entries
    .filter((entry) => entry.includes(`&#34;transactionId&#34;: &#34;${transactionId}&#34;`))
    .map((entry) => entry.slice(0, entry.indexOf('</h2>')))
    .filter((path) => !path.includes('/cancelpayment'));
}
