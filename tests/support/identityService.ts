import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { IdentityClient } from '../../server/adapters/identity/live/IdentityClient.ts';
import { LiveIdentityApp } from '../../server/adapters/identity/live/LiveIdentityApp.ts';
import { SandboxIdentityApp } from '../../server/adapters/identity/sandbox/SandboxIdentityApp.ts';
import { IDENTITY_BASE, identityService } from '../../server/sandbox/identity/identityService.ts';
import { PENDING } from '../../server/sandbox/identity/signingService.ts';
import { type TestClock, testClock } from './testClock.ts';

const CLIENT = { clientId: 'LRFORMS', secret: 'a-secret-of-a-test' };
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The identity app's service in this process, and the live adapter that calls it over HTTP. */
export interface RunningIdentityService {
  readonly app: LiveIdentityApp;
  readonly phone: SandboxIdentityApp;
  readonly clock: TestClock;
  readonly service: FastifyInstance;
  readonly url: string;
  /** Creates a client of the service. The options replace its secret or its key. */
  readonly client: (other?: {
    readonly secret?: string;
    readonly key?: KeyObject;
  }) => IdentityClient;
}

/**
 * Starts the service and its adapter.
 *
 * @param sign signs as the owner of the phone
 */
export async function runIdentityService(
  sign: ConstructorParameters<typeof SandboxIdentityApp>[0]['sign'],
): Promise<RunningIdentityService> {
  const clock = testClock();
  let count = 0;
  const phone = new SandboxIdentityApp({
    clock,
    ids: { id: () => `T${++count}` },
    sign,
    addressOf: (ticket) => `/sandbox/identity/${ticket}`,
    loginAddressOf: (ticket) => `http://phone.example/login/${ticket}`,
  });
  const service = Fastify({ forceCloseConnections: true });
  await service.register(identityService, { app: phone, clock, publicKey, ...CLIENT });
  const url = `${await service.listen({ port: 0, host: '127.0.0.1' })}${IDENTITY_BASE}`;
  const client: RunningIdentityService['client'] = ({ secret, key } = {}) =>
    new IdentityClient({
      url,
      ...CLIENT,
      ...(secret !== undefined && { secret }),
      privateKey: key ?? privateKey,
      timeoutMs: 2000,
      clock,
    });
  const app = new LiveIdentityApp({
    client: client(),
    url,
    clock,
    clientId: CLIENT.clientId,
    link: 'hk.gov.iamsmart://hash-sign?ticketID={ticketID}',
    pendingCodes: [PENDING],
  });
  return { app, phone, clock, service, url, client };
}
