import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Plan, SIGNED_DOCUMENT_LIMIT_BYTES } from '#engine';
import type { Portal } from '../../server/compose.ts';
import { openPortal } from './openPortal.ts';
import { openCertificate, PortalClient, sampleOnWire } from './portalClient.ts';

const DETAIL = { lang: 'Eng' };
const RESTORE = '/api/submission/restoreSignedForm/LR175';
const SCHEMA = 'restore-signed-form-response';

type Wire = Readonly<Record<string, unknown>>;

/** The part of a `signedForm` response that a saved file contains. */
interface Kept {
  readonly pdfData: string;
  readonly handOver: {
    readonly seal: string;
    readonly definition: string;
    readonly signatures: readonly Wire[];
  };
}

let dataDir: string;
let portal: Portal;
let member: PortalClient;
let formData: Wire;
let kept: Kept;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'landform-hand-on-'));
  portal = await openPortal(dataDir, {}, { NO_CAPTCHA: 'true', RATE_SUBMISSION: '1000' });
  member = new PortalClient(portal.app.listeningOrigin);
  const form = await member.get('/api/forms/LR175');
  const plan = JSON.parse((await member.file(String(form.body.plan))).content.toString()) as Plan;
  formData = sampleOnWire(plan, 'full');
  const { body } = await member.post('/api/submission/submitFormBeforePayment/LR175', {
    formData,
    submissionDetail: DETAIL,
  });
  const submissionId = String(body.submissionId);
  await sign(member, submissionId, 'memberSign', 'CHAN TAI MAN', 'A1234563');
  kept = await read(member, submissionId);
}, 180_000);
afterAll(async () => {
  await portal?.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function sign(
  client: PortalClient,
  submissionId: string,
  field: string,
  name: string,
  hkid: string,
) {
  const query = new URLSearchParams({ name, hkid });
  const { content, headers } = await client.file(`/debug/test-certificate?${query}`);
  const signer = openCertificate(content, headers.get('certificate-pin') ?? '');
  const prepared = await client.post(`/api/submission/sign/LR175/${field}`, {
    submissionDetail: { submissionId, ...DETAIL },
    ecertPub: signer.certificate,
    ecertChain: signer.chain,
    idProof: signer.idProof(hkid),
  });
  const signed = await client.post(`/api/submission/signedHash/${field}`, {
    submissionId,
    ecertPub: signer.certificate,
    signedHash: signer.sign(String(prepared.body.toBeSigned)),
  });
  expect(signed.body).toMatchObject({ result: 'ok' });
}

async function read(client: PortalClient, submissionId: string): Promise<Kept> {
  const { body } = await client.post(
    '/api/submission/signedForm',
    { submissionDetail: { submissionId } },
    'signed-form-response',
  );
  return { pdfData: String(body.pdfData), handOver: body.handOver as Kept['handOver'] };
}

function restore(client: PortalClient, more: object = {}, data: Wire = formData, url = RESTORE) {
  const submissionDetail = { ...DETAIL, ...kept, ...more };
  return client.post(url, { formData: data, submissionDetail }, SCHEMA);
}

const next = () => new PortalClient(portal.app.listeningOrigin);

describe('POST /api/submission/restoreSignedForm', () => {
  it('B-63: lets the next signer sign and complete the form in another browser', async () => {
    const witness = next();
    const { status, body } = await restore(witness);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: 'ok',
      paymentAmount: '0.00',
      signedFields: [{ signField: 'memberSign', signedBy: 'CHAN TAI MAN' }],
    });
    const submissionId = String(body.submissionId);
    await sign(
      witness,
      submissionId,
      'witnessSign',
      String(formData.witness_witnessName),
      String(formData.witness_witnessIdNo).replace(/[()]/g, ''),
    );
    const both = await read(witness, submissionId);
    expect(both.handOver.signatures).toHaveLength(2);
    expect(Buffer.from(both.pdfData, 'base64').length).toBeGreaterThan(
      Buffer.from(kept.pdfData, 'base64').length,
    );
    const done = await witness.post('/api/submission/LR175/0', {
      submissionDetail: { ...DETAIL, submissionId, printOnPaper: true },
    });
    expect(done.body).toMatchObject({
      result: 'ok',
      signedFields: ['memberSign', 'witnessSign'],
      pdfData: both.pdfData,
    });
    expect(done.body).not.toHaveProperty('signLaterFields');
  }, 60_000);

  it('T-36: creates a new sitting for the next signer, but none after a refusal', async () => {
    const [refused, witness] = [next(), next()];
    const answer = await restore(refused, { handOver: { ...kept.handOver, seal: 'data:00' } });
    expect(answer.body).toMatchObject({ result: 'signatureFailure' });
    expect(refused.cookie('sitting')).toBe('');
    await restore(witness);
    expect(witness.cookie('sitting')).not.toBe(member.cookie('sitting'));
  });

  const handOver = (more: object) => ({ handOver: { ...kept.handOver, ...more } });
  const signatures = (change: (first: Wire) => readonly Wire[]) =>
    handOver({ signatures: change(kept.handOver.signatures[0] ?? {}) });
  const flipped = () => {
    const pdf = Buffer.from(kept.pdfData, 'base64');
    pdf[pdf.length - 40] = (pdf[pdf.length - 40] ?? 0) ^ 1;
    return { pdfData: pdf.toString('base64') };
  };

  it.each<[string, () => object, string]>([
    [
      'a foreign seal',
      () => handOver({ seal: `data:${'0'.repeat(64)}` }),
      'signature_otherDocument',
    ],
    [
      'a signature that is listed twice',
      () => signatures((one) => [one, one]),
      'signature_otherDocument',
    ],
    [
      'a field that the form does not have',
      () => signatures((one) => [{ ...one, signField: 'treasurerSign' }]),
      'signature_otherDocument',
    ],
    ['a flipped byte', flipped, 'signature_changed'],
    [
      'a document that is cut short',
      () => ({ pdfData: kept.pdfData.slice(0, 4000) }),
      'signature_changed',
    ],
  ])('B-63: refuses %s, and names the broken signature', async (_, more, message) => {
    const { status, body } = await restore(next(), more());
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: 'signatureFailure', message: 'signatureFailure' });
    const broken = body.brokenSignatures as readonly Wire[];
    expect(new Set(broken.map((each) => each.message))).toEqual(new Set([message]));
    expect(body.invalidSignatures).toEqual(broken.map(({ signField }) => signField));
  });

  it('B-63: refuses signatures of other answers or of another definition', async () => {
    const others = { ...formData, member_phone: '2345 0000' };
    expect((await restore(next(), {}, others)).body).toMatchObject({
      result: 'signatureFailure',
      brokenSignatures: [{ signField: 'memberSign', message: 'signature_otherDocument' }],
    });
    const answer = await restore(next(), handOver({ definition: 'a'.repeat(64) }));
    expect(answer.body).toEqual({ result: 'formChanged', message: 'formChanged' });
  });

  it('reports the validation errors of invalid answers', async () => {
    const { member_nameEng: _, ...others } = formData;
    expect((await restore(next(), {}, others)).body).toMatchObject({
      result: 'validationError',
      validationErr: expect.arrayContaining([expect.objectContaining({ path: '/member/nameEng' })]),
    });
  });

  it('B-63: refuses the answers for another or an unknown form', async () => {
    const answer = await restore(next(), {}, formData, RESTORE.replace('LR175', 'LR176'));
    // LR176 has other fields: the server refuses unknown fields before it compares anything.
    expect([answer.status, answer.body.error]).toEqual([400, 'BAD_FORM_DATA']);
    const unknown = await restore(next(), {}, formData, RESTORE.replace('LR175', 'LR999'));
    expect(unknown.status).toBe(404);
  });

  it.each<[string, () => object, number]>([
    ['no document', () => ({ pdfData: '' }), 400],
    ['broken base64', () => ({ pdfData: 'JVBE!' }), 400],
    ['no proof', () => ({ handOver: undefined }), 400],
    ['an empty list', () => signatures(() => []), 400],
    ['an invalid hash', () => signatures((one) => [{ ...one, sha256: 'x' }]), 400],
    ['a negative length', () => signatures((one) => [{ ...one, length: -1 }]), 400],
    ['an invalid time', () => signatures((one) => [{ ...one, signatureTimestamp: 'now' }]), 400],
    ['an unknown name', () => ({ more: true }), 400],
    [
      'a document that is too large',
      () => ({ pdfData: Buffer.alloc(SIGNED_DOCUMENT_LIMIT_BYTES + 1).toString('base64') }),
      413,
    ],
  ])('refuses a body with %s', async (_, more, status) => {
    const answer = await restore(next(), more());
    expect(answer.status).toBe(status);
    if (status === 413) expect(answer.body.message).toBe('validation_fileSizeExceed');
  });
});
