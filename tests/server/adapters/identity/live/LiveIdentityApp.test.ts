import { createHash, generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveIdentityApp } from '../../../../../server/adapters/identity/live/LiveIdentityApp.ts';
import type { IdentitySigningOrder } from '../../../../../server/ports/signing/IdentityApp.ts';
import { describeIdentityApp } from '../../../../ports/IdentityApp.contract.ts';
import {
  type RunningIdentityService,
  runIdentityService,
} from '../../../../support/identityService.ts';
import { testClock } from '../../../../support/testClock.ts';

const opened: RunningIdentityService[] = [];
afterEach(async () => {
  for (const { service } of opened.splice(0)) await service.close();
});

async function running(): Promise<RunningIdentityService> {
  const started = await runIdentityService(async (digest, { name }) =>
    Buffer.concat([digest, Buffer.from(name)]),
  );
  opened.push(started);
  return started;
}

const ticketIn = (address: string) => new URL(address).searchParams.get('ticketID') ?? '';

describeIdentityApp('LiveIdentityApp over the wire', async () => {
  const { app, phone, clock } = await running();
  return {
    app,
    decide: async (address, act, owner = { name: '', idNumber: '' }) => {
      await phone.decide(ticketIn(address), act, owner);
    },
    logIn: async (address, act, owner = { name: '', idNumber: '' }) => {
      const { headers } = await fetch(address, { redirect: 'manual' });
      const ticket = headers.get('location')?.split('/').at(-1) ?? '';
      return new URL(phone.decideLogin(ticket, act, owner)?.returnUrl ?? '');
    },
    advance: (ms) => clock.advance(ms),
  };
});

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const ORDER: IdentitySigningOrder = {
  businessId: 'B1',
  digest: sha256('hello'),
  idHash: sha256('A123456'),
  department: '土地註冊處',
  service: '電子表格',
  document: '申請',
  language: 'zh-Hant',
  source: 'Android_Chrome',
  returnUrl: 'https://forms.example/form/LREAL1?lang=tc',
};

describe('LiveIdentityApp', () => {
  it('sends the complete order, and reads the ticket', async () => {
    const { app, phone } = await running();
    const ticket = await app.askToSign(ORDER);
    expect(ticket).toEqual({
      identificationCode: expect.stringMatching(/^\d{4}$/),
      address: 'hk.gov.iamsmart://hash-sign?ticketID=T1',
      isScanned: false,
    });
    const { department, service, document, language, returnUrl } = ORDER;
    expect(phone.find('T1')).toMatchObject({ department, service, document, language, returnUrl });
  });

  it('fetches a new content key when the first expires', async () => {
    const { app, clock } = await running();
    await app.askToSign(ORDER);
    clock.advance(3_600_000);
    await expect(app.askToSign({ ...ORDER, businessId: 'B2' })).resolves.toBeDefined();
  });

  it('recovers at the second call after the service changes the key', async () => {
    const { app, client } = await running();
    await app.askToSign(ORDER);
    // Simulates another process of the portal that fetches a new key.
    await client().ask('anonymous/pdfsigning/getResult', { businessID: 'B1' });
    await expect(app.askToSign({ ...ORDER, businessId: 'B2' })).rejects.toMatchObject({
      reason: 'D20003',
    });
    await expect(app.askToSign({ ...ORDER, businessId: 'B2' })).resolves.toBeDefined();
  });

  it('rejects with unavailable under another secret', async () => {
    const { client } = await running();
    const app = liveOver({ ask: (...call) => client({ secret: 'another' }).ask(...call) });
    await expect(app.askToSign(ORDER)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('rejects with unavailable when the content key is encrypted for another key', async () => {
    const { client } = await running();
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await expect(client({ key }).ask('x', {})).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it.each([
    ['no ticket', { code: 'D00000', content: {} }, 'unavailable'],
    ['a refusal', { code: 'D20002', content: {} }, 'D20002'],
    ['an unknown code', { code: 'D99999', content: {} }, 'D20000'],
  ] as const)('rejects after %s', async (_, answer, reason) => {
    const app = liveOver({ ask: async () => answer });
    await expect(app.askToSign(ORDER)).rejects.toMatchObject({ reason });
  });

  it('reports a failed result when the signature is missing', async () => {
    const app = liveOver({ ask: async () => ({ code: 'D00000', content: {} }) });
    expect(await app.signingResult('B1')).toEqual({ state: 'failed', failure: 'D79402' });
  });
});

function liveOver(client: ConstructorParameters<typeof LiveIdentityApp>[0]['client']) {
  const url = 'https://core.example/api/v1';
  const settings = { url, clientId: 'C', link: 'app:{ticketID}', pendingCodes: [] };
  return new LiveIdentityApp({ ...settings, client, clock: testClock() });
}
