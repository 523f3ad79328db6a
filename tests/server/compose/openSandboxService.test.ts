import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  openSandboxService,
  type SandboxService,
  type SandboxServiceOptions,
} from '../../../server/compose/openSandboxService.ts';
import { authorityServer } from '../../support/authorityServer.ts';
import { orderOf } from '../../support/gcisGateway.ts';
import { SERVICE_KEY } from '../../support/sandboxService.ts';
import { testClock } from '../../support/testClock.ts';

const KEY_CALL = '/api/v1/security/getKey';

describe('openSandboxService', () => {
  let opened: SandboxService | undefined;
  afterEach(() => opened?.app.close());
  const open = async (options: Partial<SandboxServiceOptions> = {}) => {
    opened = await openSandboxService({
      clock: testClock(),
      notificationKey: SERVICE_KEY,
      ...options,
    });
    return { ...opened, origin: await opened.app.listen({ port: 0, host: '127.0.0.1' }) };
  };

  it('creates a charge whose page the bank shows', async () => {
    const { gateway, app, origin } = await open();
    const { redirectUrl = '' } = await gateway.create(orderOf('T1'));
    expect(redirectUrl.startsWith(`${origin}/sandbox/bank/`)).toBe(true);
    const { statusCode, body } = await app.inject(new URL(redirectUrl).pathname);
    expect([statusCode, body.includes('HK$380.00')]).toEqual([200, true]);
    expect((await app.inject('/sandbox/calls')).statusCode).toBe(200);
  });

  it('delivers a signed notification of the decision', async () => {
    const portal = await authorityServer();
    const received: unknown[] = [];
    portal.on('/notify', (response, body) => {
      received.push(JSON.parse(body.toString()));
      response.end('{}');
    });
    const signatures: unknown[] = [];
    portal.onRequest(({ headers }) => signatures.push(headers['payment-signature']));
    const { gateway, bank } = await open({ notify: () => `${portal.url}/notify` });
    const { chargeId } = await gateway.create(orderOf('T1'));
    await bank.press(chargeId, 'approve');
    expect(received).toMatchObject([{ chargeid: chargeId }]);
    expect(signatures).toEqual([expect.stringMatching(/\w{20}/)]);
    expect(await gateway.status('T1')).toMatchObject({ code: 'APPR', amountCents: 38_000 });
    await portal.close();
  });

  it('decides without a notification when no address is given', async () => {
    const { gateway, bank } = await open();
    const { chargeId } = await gateway.create(orderOf('T1'));
    await bank.press(chargeId, 'reject');
    expect(await gateway.status('T1')).toMatchObject({ code: 'REJT' });
  });

  it('offers the identity app only with the account of a portal', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const call = { method: 'POST', url: KEY_CALL, payload: {} } as const;
    const { app } = await open();
    expect((await app.inject(call)).statusCode).toBe(404);
    await app.close();
    const account = { clientId: 'C', secret: 'S', publicKey };
    const identity = { ...account, authority: {} } as SandboxServiceOptions['identity'];
    const other = await open({ ...(identity && { identity }) });
    expect((await other.app.inject(call)).json()).toMatchObject({ code: 'D20009' });
    expect((await other.app.inject('/sandbox/identity.css')).statusCode).toBe(200);
  });
});
