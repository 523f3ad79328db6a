import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDENTITY_FAILURES } from '#engine';
import { PadesDocumentSigner } from '../../server/adapters/sign/PadesDocumentSigner.ts';
import type { Portal } from '../../server/compose.ts';
import { PHONE_WORDS } from '../../server/sandbox/phone/phoneWords.ts';
import { openPortal } from './openPortal.ts';
import { openCertificate, PortalClient } from './portalClient.ts';
import { openTransaction, savedForm, signForm } from './walk.ts';

const OWNER = { name: 'CHAN TAI MAN', idNumber: 'A123456(3)' };
const INIT = '/api/iaspdfsign/init/LREAL1/ownerSign';
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

let dataDir: string;
let portal: Portal;
let origin: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'landform-identity-'));
  const more = { IDENTITY_APP: 'sandbox', NO_CAPTCHA: 'true' };
  portal = await openPortal(dataDir, {}, more);
  origin = portal.app.listeningOrigin;
}, 180_000);
afterAll(async () => {
  await portal?.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** Creates an applicant with a saved LREAL1. */
async function applicant(key: string) {
  const client = new PortalClient(origin);
  const submissionId = await savedForm(client, `identity-signing-${key.replaceAll(' ', '-')}`);
  const ask = (idHash = hashOf('A123456'), url = INIT) =>
    client.post(url, {
      submissionDetail: { submissionId, lang: 'TradChn', source: 'PC_Browser' },
      idHash,
    });
  const poll = (id: unknown) => client.get(`/api/iaspdfsign/poll/LREAL1/ownerSign/${String(id)}`);
  return { client, submissionId, ask, poll };
}

const phoneOf = (asked: { readonly body: Record<string, unknown> }) =>
  new URL(String(asked.body.address)).pathname;

describe('signing with the identity app', () => {
  it('shows one code on page and phone, then verifies and stores the signature', async () => {
    const { client, submissionId, ask, poll } = await applicant('good');
    const asked = await ask();
    expect(asked.body).toMatchObject({
      result: 'ok',
      code: 'D00000',
      deptName: '土地註冊處',
      serviceName: '電子表格',
      docName: expect.stringContaining('物業'),
      identificationCode: expect.stringMatching(/^\d{4}$/),
    });
    expect(Buffer.from(String(asked.body.qrImage), 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect((await poll(asked.body.id)).body).toEqual({ status: 'pending' });
    const page = await client.page(phoneOf(asked));
    expect(page).toContain(String(asked.body.identificationCode));
    expect(page).toContain(PHONE_WORDS['zh-Hant'].title);

    await client.page(phoneOf(asked), { act: 'approve', ...OWNER });
    const { body } = await poll(asked.body.id);
    expect(body).toMatchObject({
      status: 'completed',
      submissionId,
      signedBy: 'CHAN TAI MAN',
      signatureName: 'CHAN TAI MAN',
    });
    const pdf = Buffer.from(String(body.signedPDF), 'base64');
    const [signature, ...others] = await new PadesDocumentSigner().verify(pdf);
    expect(others).toEqual([]);
    expect(signature).toMatchObject({ fieldName: 'ownerSign', valid: true, coversWholeFile: true });
    // The page may poll again after a lost response.
    expect((await poll(asked.body.id)).body).toEqual(body);
    await openTransaction(client, submissionId);
    // An unknown request is refused, also after the transaction opened.
    expect((await poll(`${submissionId}-0000`)).status).toBe(404);
  });

  it.each(IDENTITY_FAILURES)('reports %s, and stores no signature', async (failure) => {
    const { client, submissionId, ask, poll } = await applicant(failure);
    const asked = await ask();
    await client.page(phoneOf(asked), { act: failure, ...OWNER });
    expect((await poll(asked.body.id)).body).toEqual({ status: 'failed', message: failure });
    // A later approval does not change the decision.
    await client.page(phoneOf(asked), { act: 'approve', ...OWNER });
    expect((await poll(asked.body.id)).body).toMatchObject({ status: 'failed' });
    await expect(openTransaction(client, submissionId)).rejects.toThrow('signature');
  });

  it('T-04: refuses a signature in another name, and keeps the earlier signature', async () => {
    const { client, submissionId, ask, poll } = await applicant('other');
    await signForm(client, submissionId);
    const asked = await ask();
    await client.page(phoneOf(asked), { act: 'approve', ...OWNER, name: 'LEE SIU MING' });
    expect((await poll(asked.body.id)).body).toEqual({
      status: 'failed',
      message: 'validation_signature_signerNameMismatch',
    });
    await openTransaction(client, submissionId);
  });

  it('refuses a request with another identity card number than the answers', async () => {
    const { ask } = await applicant('number');
    expect((await ask(hashOf('B234567'))).body).toEqual({
      result: 'signatureFailure',
      message: 'validation_signature_signerIdMismatch',
    });
  });

  it('reports D70005 when the phone belongs to another user', async () => {
    const { client, ask, poll } = await applicant('phone');
    const asked = await ask();
    const owner = { ...OWNER, idNumber: 'B234567(0)' };
    await client.page(phoneOf(asked), { act: 'approve', ...owner });
    expect((await poll(asked.body.id)).body).toEqual({ status: 'failed', message: 'D70005' });
  });

  it('T-02: hides a request from another sitting', async () => {
    const { ask } = await applicant('mine');
    const asked = await ask();
    const otherApplicant = await applicant('theirs');
    expect((await otherApplicant.poll(asked.body.id)).status).toBe(404);
    expect(
      (await new PortalClient(origin).get(`/api/iaspdfsign/poll/LREAL1/ownerSign/x`)).status,
    ).toBe(404);
  });

  it('replaces an earlier request with a later request', async () => {
    const { client, ask, poll } = await applicant('twice');
    const first = await ask();
    const second = await ask();
    await client.page(phoneOf(first), { act: 'approve', ...OWNER });
    expect((await poll(first.body.id)).status).toBe(404);
    await client.page(phoneOf(second), { act: 'approve', ...OWNER });
    expect((await poll(second.body.id)).body).toMatchObject({ status: 'completed' });
  });

  it('B-63: refuses a certificate signature for a request of the app', async () => {
    const { client, submissionId, ask } = await applicant('mixed');
    await ask();
    const url = '/debug/test-certificate?name=CHAN%20TAI%20MAN&hkid=A1234563';
    const { content, headers } = await client.file(url);
    const signer = openCertificate(content, headers.get('certificate-pin') ?? '');
    const { status, body } = await client.post('/api/submission/signedHash/ownerSign', {
      submissionId,
      ecertPub: signer.certificate,
      signedHash: signer.sign(Buffer.from('anything').toString('base64')),
    });
    expect([status, body.result]).toEqual([200, 'signatureFailure']);
  });

  it.each([
    ['no such field', '/api/iaspdfsign/init/LREAL1/otherSign', 404],
    ['another form', '/api/iaspdfsign/init/LR173/ownerSign', 404],
    ['no such form', '/api/iaspdfsign/init/LR000/ownerSign', 404],
  ])('refuses %s', async (name, url, status) => {
    const { ask } = await applicant(name);
    expect((await ask(undefined, url)).status).toBe(status);
  });

  it.each([
    ['a number in place of its hash', { idHash: 'A1234563' }],
    ['no hash', { idHash: undefined }],
    ['a browser that nobody knows', { submissionDetail: { source: 'Netscape' } }],
  ])('B-01: refuses %s', async (name, wrong) => {
    const { client, submissionId } = await applicant(name);
    const detail = { submissionId, lang: 'Eng', source: 'PC_Browser' };
    const body = { submissionDetail: detail, idHash: hashOf('A123456') };
    const { submissionDetail, ...rest } = wrong as { submissionDetail?: object };
    const sent = { ...body, ...rest, submissionDetail: { ...detail, ...submissionDetail } };
    expect((await client.post(INIT, sent)).status).toBe(400);
  });
});

describe('the sandbox phone', () => {
  it('renders in three languages, without scripts', async () => {
    const { client, ask } = await applicant('pages');
    const path = phoneOf(await ask());
    for (const [lang, language] of [
      ['en', 'en'],
      ['tc', 'zh-Hant'],
      ['chs', 'zh-Hans'],
    ] as const) {
      const page = await client.page(`${path}?lang=${lang}`);
      const { title, approve, failures } = PHONE_WORDS[language];
      for (const word of [title, approve, ...Object.values(failures)]) expect(page).toContain(word);
      expect(page).not.toMatch(/<script|style=/);
    }
  });

  it('returns 404 for an unknown request', async () => {
    const response = await fetch(`${origin}/sandbox/identity/nothing?lang=en`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(PHONE_WORDS.en.unknown);
  });

  it('escapes markup in a name', async () => {
    const { client, ask, poll } = await applicant('markup');
    const asked = await ask();
    const name = '<b>CHAN</b>';
    const page = await client.page(phoneOf(asked), { act: 'approve', ...OWNER, name });
    expect(page).not.toContain(name);
    expect((await poll(asked.body.id)).body).toMatchObject({ status: 'failed' });
  });
});
