/**
 * `npm run sandbox`: runs a payment service that charges no money, on http://127.0.0.1:8090
 * (`SANDBOX_HOST`, `SANDBOX_PORT`). It notifies the portal at `SANDBOX_PORTAL`. It signs
 * notifications with the current key of `GATEWAY_KEYS`, which the portal needs as well. Charges
 * exist only in memory. If `IDENTITY_CLIENT_ID`, `IDENTITY_SECRET` and `IDENTITY_PRIVATE_KEY` are
 * set as for the portal, it also simulates the identity app. It then signs with the test authority
 * in the portal's `DATA_DIR`. Ctrl+C stops the service.
 */
import { createPublicKey, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { EmbeddedTestAuthority } from '../server/adapters/certificates/EmbeddedTestAuthority.ts';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { openSandboxService } from '../server/compose/openSandboxService.ts';
import { identityKey } from '../server/config/identitySettings.ts';
import { IDENTITY_BASE } from '../server/sandbox/identity/identityService.ts';
import { PHONE_PATH } from '../server/sandbox/phone/phonePage.ts';
import { CALLS_PATH } from '../server/sandbox/service/callsPage.ts';
import { commandLine } from './command/commandLine.ts';
import { say } from './command/run.ts';

commandLine('npm run sandbox', {});
const { SANDBOX_HOST, SANDBOX_PORT, SANDBOX_PORTAL, GATEWAY_KEYS = '' } = process.env;
const [current = ''] = GATEWAY_KEYS.split(',');
const given = Buffer.from(current.slice(current.indexOf(':') + 1), 'base64');
const portal = SANDBOX_PORTAL ?? 'http://127.0.0.1:8080';
const hasKey = given.length === 32;

const identity = await identityOf(process.env);
const { app } = await openSandboxService({
  ...(identity && { identity }),
  clock: systemClock,
  notificationKey: hasKey ? given : randomBytes(32),
  // Without a shared key the portal would reject every notification.
  ...(hasKey && { notify: () => `${portal}/api/payment/notification` }),
});
const origin = await app.listen({
  host: SANDBOX_HOST ?? '127.0.0.1',
  port: Number(SANDBOX_PORT ?? 8090),
});
say(`Sandbox payment service on ${origin}; its calls: ${origin}${CALLS_PATH}`);
say(hasKey ? `Notifications go to ${portal}` : 'No notifications: GATEWAY_KEYS has no key');
say('A portal for it, with a key of your own (openssl rand -base64 32):');
say(
  `  PAYMENT_GATEWAY=gcis GCIS_URL=${origin}/api/payment PAYMENT_HOSTS=${new URL(origin).host}` +
    ' GCIS_E_SERVICE_ID=SANDBOX GCIS_TOKEN_KEY=… GATEWAY_KEYS=… npm start',
);
if (identity) {
  say(
    'For the identity app, also set IDENTITY_CLIENT_ID, IDENTITY_SECRET and IDENTITY_PRIVATE_KEY as here, and:',
  );
  say(
    `  IDENTITY_APP=live IDENTITY_URL=${origin}${IDENTITY_BASE} IDENTITY_LINK=${origin}${PHONE_PATH}/{ticketID}`,
  );
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());

/** Returns the portal as a client of the identity app; `undefined` when a setting is missing. */
async function identityOf(env: NodeJS.ProcessEnv) {
  const { IDENTITY_CLIENT_ID, IDENTITY_SECRET, IDENTITY_PRIVATE_KEY = '', DATA_DIR = 'data' } = env;
  const key = identityKey(IDENTITY_PRIVATE_KEY);
  if (!key || !IDENTITY_CLIENT_ID || !IDENTITY_SECRET) return undefined;
  return {
    clientId: IDENTITY_CLIENT_ID,
    secret: IDENTITY_SECRET,
    publicKey: createPublicKey(key),
    authority: await EmbeddedTestAuthority.open(join(DATA_DIR, 'test-authority'), systemClock),
  };
}
