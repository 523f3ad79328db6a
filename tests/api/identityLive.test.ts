import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedTestAuthority } from '../../server/adapters/certificates/EmbeddedTestAuthority.ts';
import { systemClock } from '../../server/adapters/system/systemClock.ts';
import {
  openSandboxService,
  type SandboxService,
} from '../../server/compose/openSandboxService.ts';
import type { Portal } from '../../server/compose.ts';
import { LogIn } from './LogIn.ts';
import { openPortal } from './openPortal.ts';
import { PortalClient } from './portalClient.ts';
import { openTransaction, savedForm } from './walk.ts';

const CLIENT = { clientId: 'LRFORMS', secret: 'a-secret-of-a-test' };
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const OWNER = { name: 'CHAN TAI MAN', idNumber: 'A123456(3)' };

let dataDir: string;
let service: SandboxService;
let serviceOrigin: string;
let portal: Portal;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'landform-identity-live-'));
  const authority = await EmbeddedTestAuthority.open(join(dataDir, 'test-authority'), systemClock);
  service = await openSandboxService({
    clock: systemClock,
    notificationKey: Buffer.alloc(32, 7),
    identity: { ...CLIENT, publicKey: createPublicKey(privateKey), authority },
  });
  serviceOrigin = await service.app.listen({ port: 0, host: '127.0.0.1' });
  portal = await openPortal(
    dataDir,
    {},
    {
      NO_CAPTCHA: 'true',
      IDENTITY_APP: 'live',
      IDENTITY_URL: `${serviceOrigin}/api/v1`,
      IDENTITY_CLIENT_ID: CLIENT.clientId,
      IDENTITY_SECRET: CLIENT.secret,
      IDENTITY_PRIVATE_KEY: privateKey,
      IDENTITY_LINK: `${serviceOrigin}/sandbox/identity/{ticketID}`,
    },
  );
}, 180_000);
afterAll(async () => {
  await portal?.close();
  await service?.app.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function asked(key: string) {
  const client = new PortalClient(portal.app.listeningOrigin);
  const submissionId = await savedForm(client, `identity-live-${key}`);
  const { status, body } = await client.post('/api/iaspdfsign/init/LREAL1/ownerSign', {
    submissionDetail: { submissionId, lang: 'Eng', source: 'iOS_Safari' },
    idHash: createHash('sha256').update('A123456').digest('base64'),
  });
  const poll = async () =>
    (await client.get(`/api/iaspdfsign/poll/LREAL1/ownerSign/${String(body.id)}`)).body;
  return { client, submissionId, status, body, poll };
}

describe('the identity app over HTTP', () => {
  it('requests a signature, polls for it and stores it', async () => {
    const { client, submissionId, body, poll } = await asked('good');
    expect(body).toMatchObject({ result: 'ok', code: 'D00000' });
    expect(String(body.address)).toMatch(`${serviceOrigin}/sandbox/identity/`);
    expect(await poll()).toEqual({ status: 'pending' });
    const phone = new PortalClient(serviceOrigin);
    const path = new URL(String(body.address)).pathname;
    expect(await phone.page(path)).toContain(String(body.identificationCode));
    await phone.page(path, { act: 'approve', ...OWNER });
    expect(await poll()).toMatchObject({ status: 'completed', signedBy: OWNER.name });
    await openTransaction(client, submissionId);
  });

  it('reports a rejection by the user', async () => {
    const { body, poll } = await asked('rejected');
    const path = new URL(String(body.address)).pathname;
    await new PortalClient(serviceOrigin).page(path, { act: 'D70001', ...OWNER });
    expect(await poll()).toEqual({ status: 'failed', message: 'D70001' });
  });

  it('logs in and fetches the profile', async () => {
    const login = await LogIn.begin(portal.app.listeningOrigin);
    expect(login.address).toMatch(`${serviceOrigin}/api/v1/auth/getQR?`);
    const { headers } = await fetch(login.address, { redirect: 'manual' });
    const scan = new URL(headers.get('location') ?? '');
    expect(scan.origin).toBe(serviceOrigin);
    const back = await login.decide('approve', new PortalClient(serviceOrigin), scan);
    const finished = await login.callback(back);
    expect(finished).toMatchObject({ result: 'ok', formCode: 'LREAL1' });
    expect(await login.profile(finished)).toMatchObject({
      status: 'completed',
      profile: { enName: 'CHAN TAI MAN', idNo: 'A1234563' },
    });
    expect(await login.callback(back)).toMatchObject({ result: 'failed' });
  });

  it('returns BUSY while the app is unreachable, and stores nothing', async () => {
    const prepared = () => {
      const names = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' });
      return names.filter((name) => /^prepared\W.+\.sealed$/.test(name)).toSorted();
    };
    const first = await asked('gone');
    const before = prepared();
    expect(before.join()).toContain(first.submissionId.toLowerCase());
    await service.app.close();
    const refused = await asked('refused');
    expect([refused.status, refused.body.error]).toEqual([502, 'BUSY']);
    expect(prepared()).toEqual(before);
    // The earlier request is still stored: its poll asks the app.
    expect(await first.poll()).toMatchObject({ error: 'BUSY' });
  });
});
