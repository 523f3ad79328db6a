/**
 * `npm run sandbox`: a payment service of its own that takes no money, on http://127.0.0.1:8090
 * (`SANDBOX_HOST`, `SANDBOX_PORT`). It tells the portal at `SANDBOX_PORTAL` what happened; the key
 * that signs it is the current one of `GATEWAY_KEYS`, which the portal must have too. Charges are in
 * memory and end with it. Ctrl+C ends it.
 */
import { randomBytes } from 'node:crypto';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { openSandboxService } from '../server/compose/openSandboxService.ts';
import { CALLS_PATH } from '../server/sandbox/service/callsPage.ts';
import { commandLine } from './commandLine.ts';
import { say } from './run.ts';

commandLine('npm run sandbox', {});
const { SANDBOX_HOST, SANDBOX_PORT, SANDBOX_PORTAL, GATEWAY_KEYS = '' } = process.env;
const [current = ''] = GATEWAY_KEYS.split(',');
const given = Buffer.from(current.slice(current.indexOf(':') + 1), 'base64');
const portal = SANDBOX_PORTAL ?? 'http://127.0.0.1:8080';
const hasKey = given.length === 32;

const { app } = await openSandboxService({
  clock: systemClock,
  notificationKey: hasKey ? given : randomBytes(32),
  // Without a key that the portal knows it would refuse every one of them.
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
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
