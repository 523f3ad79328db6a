import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HmacHash } from '../../../../server/adapters/crypto/HmacHash.ts';
import { canonicalText } from '../../../../server/services/answers/answers.ts';
import { createServices } from '../../../../server/services/createServices.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  openTestPortal,
  SITTING,
  type TestPortal,
} from '../../../support/testPortal.ts';

const [OLD, NEW] = [1, 2].map((n) => ({ id: `k${n}`, key: Buffer.alloc(32, n) })) as [Key, Key];

type Key = { readonly id: string; readonly key: Buffer };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function signed(submissionId: string, dataHash: string) {
  return {
    submissionId,
    field: 'ownerSign',
    status: 'SIGNED' as const,
    dataHash,
    documentHash: 'doc',
    fileKey: `signed/${submissionId}`.toLowerCase(),
    sealedSigner: new Uint8Array([1]),
    signedAt: new Date('2026-11-20T10:00:00+08:00'),
  };
}

describe('hashes in the store', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  }, 60_000);
  afterAll(() => portal.close());
  const servicesUnder = (...keys: readonly Key[]) =>
    createServices({ ...portal.deps, hash: new HmacHash(keys) });
  const call = { sitting: SITTING, formCode: TEST_CODE, files: [], language: 'en' } as const;

  it('F4: cannot be computed from the answers alone', async () => {
    const own = { name: 'CHAN TAI MAN', hkid: 'A1234563', orders: 1 };
    const formData = { ...own, receiveAckEmail: true, ackEmail: 'a@b.example' };
    await servicesUnder(OLD).saveSubmission({ ...call, formData, idempotencyKey: 'key-of-f4' });
    const body = { formCode: TEST_CODE, definitionHash: '', formData, language: 'en' };
    const plain = [own, body].map((each) => sha256(canonicalText(each)));
    for (const table of ['submissions', 'submissionEvents', 'idempotency'] as const) {
      const rows = JSON.stringify(await portal.stores.db.selectFrom(table).selectAll().execute());
      for (const each of plain) expect(rows).not.toContain(each);
    }
  });

  it('F4: the same answers keep their hash and signature after a change of keys', async () => {
    const formData = answersFor(1, { sign: true });
    const saved = await servicesUnder(OLD).saveSubmission({ ...call, formData });
    const submissionId = 'submissionId' in saved ? (saved.submissionId ?? '') : '';
    const { dataHash = '' } = (await portal.store.submissions.find(submissionId)) ?? {};
    await portal.store.signatures.put(signed(submissionId, dataHash));
    const rotated = servicesUnder(NEW, OLD);
    const update = { ...call, submissionId };
    expect(await rotated.updateSubmission({ ...update, formData })).toMatchObject({
      result: 'ok',
      invalidSignatures: [],
    });
    expect((await portal.store.submissions.find(submissionId))?.dataHash).toBe(dataHash);
    const changed = { ...formData, name: 'WONG SIU MING' };
    expect(await rotated.updateSubmission({ ...update, formData: changed })).toMatchObject({
      invalidSignatures: ['ownerSign'],
    });
    expect((await portal.store.submissions.find(submissionId))?.dataHash).toMatch(/^k2:/);
  });

  it('T-08: recognises a repeated call after a change of keys, and refuses others', async () => {
    const first = { ...call, formData: answersFor(2), idempotencyKey: 'key-of-a-rotation' };
    const saved = await servicesUnder(OLD).saveSubmission(first);
    const rotated = servicesUnder(NEW, OLD);
    expect(await rotated.saveSubmission(first)).toEqual(saved);
    const other = { ...first, formData: answersFor(3) };
    expect(await rotated.saveSubmission(other)).toEqual({ refused: 'conflict' });
    const elsewhere = { ...first, sitting: 'b'.repeat(64) };
    expect(await rotated.saveSubmission(elsewhere)).toEqual({ refused: 'conflict' });
  });
});
