import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge, RETENTION } from '../../../server/jobs/purge.ts';
import { runOutbox } from '../../../server/jobs/runOutbox.ts';
import { markTaken } from '../../../server/services/export/markTaken.ts';
import { testOutbox } from '../../support/testOutbox.ts';
import {
  answersFor,
  openTestPortal,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../support/testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

const find = (id: string) => portal.store.submissions.find(id);
const run = () => purge(portal.deps, RETENTION);
const filesOf = (id: string) =>
  [...portal.files.content.keys()].filter((key) => key.includes(id.toLowerCase()));
const taken = async (submissionId: string) => {
  const { referenceNumber: reference = '' } = (await find(submissionId)) ?? {};
  await markTaken(portal.deps, { reference, run: 'RUN', sha256: 'sum', isAgain: false });
};
const handedIn = async () => {
  const started = await startedPayment(portal);
  await portal.bank.press(started.chargeId, 'approve');
  while ((await runOutbox(testOutbox(portal.deps).deps)) > 0);
  return started;
};

describe('purge', () => {
  it('T-44: removes an unpaid form completely after seven days', async () => {
    const id = await savedSubmission(portal);
    portal.clock.advance(7 * DAY_MS - 1);
    await run();
    expect(await find(id)).toBeDefined();
    portal.clock.advance(1);
    await run();
    expect(await find(id)).toBeUndefined();
    expect(await portal.store.events.ofSubmission(id)).toEqual([]);
  });

  it('T-44: keeps the record of a started payment, without the answers', async () => {
    const { submissionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'reject');
    portal.clock.advance(7 * DAY_MS);
    await run();
    const husk = await find(submissionId);
    expect(husk?.status).toBe('ABANDONED');
    expect(husk).not.toHaveProperty('sealedData');
    expect(await portal.store.attempts.ofSubmission(submissionId)).toHaveLength(1);
  });

  it('sets late money of an abandoned form aside for an operator, and keeps the form', async () => {
    const { submissionId, chargeId, transactionId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'cancel');
    portal.clock.advance(7 * DAY_MS);
    await run();
    await portal.bank.press(chargeId, 'approve');
    expect(await find(submissionId)).toMatchObject({ status: 'PAID_NEEDS_ACTION' });
    expect(await portal.store.attempts.find(transactionId)).toMatchObject({
      disposition: 'NEEDS_ACTION',
    });
    portal.clock.advance(10 * 366 * DAY_MS);
    await run();
    expect(await find(submissionId)).toBeDefined();
  });

  it('keeps a form with a pending payment', async () => {
    const { submissionId } = await startedPayment(portal);
    portal.clock.advance(30 * DAY_MS);
    await run();
    expect(await find(submissionId)).toMatchObject({ status: 'PAYING' });
    expect((await find(submissionId))?.sealedData).toBeDefined();
  });

  it('promise 2, T-44: removes answers after 90 days, the record after 7 years', async () => {
    const { submissionId } = await handedIn();
    portal.clock.advance(200 * DAY_MS);
    await taken(submissionId);
    expect(filesOf(submissionId)).toHaveLength(2);
    portal.clock.advance(90 * DAY_MS - 1);
    await run();
    expect((await find(submissionId))?.sealedData).toBeDefined();
    portal.clock.advance(1);
    await run();
    const husk = await find(submissionId);
    expect(husk).not.toHaveProperty('sealedData');
    expect(husk?.referenceNumber).toBeDefined();
    expect(filesOf(submissionId)).toEqual([]);
    portal.clock.advance(7 * 366 * DAY_MS);
    await run();
    expect(await find(submissionId)).toBeUndefined();
    expect(await portal.store.references.find(husk?.referenceNumber ?? '')).toBeDefined();
  });

  it('promise 11: removes the document of a paper form after a day', async () => {
    const done = await portal.services.submitForm({
      sitting: 'e'.repeat(64),
      formCode: 'LRTEST',
      formData: answersFor(1, { paper: true }),
      files: [],
      language: 'en',
      amountCents: 0,
      printOnPaper: true,
    });
    const id = done && 'submissionId' in done ? (done.submissionId ?? '') : '';
    expect(filesOf(id)).toHaveLength(1);
    portal.clock.advance(DAY_MS - 1);
    await run();
    expect(filesOf(id)).toHaveLength(1);
    portal.clock.advance(1);
    await run();
    expect(filesOf(id)).toEqual([]);
    expect(await find(id)).toMatchObject({ status: 'OFFLINE_COMPLETED' });
  });

  it('removes the answers of a form signed and completed on paper after 90 days', async () => {
    const submissionId = await savedSubmission(portal);
    const now = portal.clock.now();
    await portal.store.signatures.put({
      submissionId,
      field: 'sign',
      status: 'SIGNED',
      dataHash: (await find(submissionId))?.dataHash ?? '',
      documentHash: 'f'.repeat(64),
      fileKey: `signed/${submissionId.toLowerCase()}/sign`,
      sealedSigner: new Uint8Array([1]),
      signedAt: now,
    });
    await portal.store.references.claim('LRTEST-PAPER-1', submissionId, now);
    const patch = { referenceNumber: 'LRTEST-PAPER-1', submittedAt: now };
    const { submissions } = portal.store;
    await submissions.move(submissionId, ['QUOTED'], 'OFFLINE_COMPLETED', now, patch);
    portal.clock.advance(90 * DAY_MS - 1);
    await run();
    expect((await find(submissionId))?.sealedData).toBeDefined();
    portal.clock.advance(1);
    await run();
    expect(await find(submissionId)).not.toHaveProperty('sealedData');
  });

  it('K12: continues after a crash between a record and its files', async () => {
    const { submissionId } = await handedIn();
    await taken(submissionId);
    portal.clock.advance(90 * DAY_MS);
    const dying = {
      ...portal.deps,
      files: { ...portal.files, remove: () => Promise.reject(new Error('killed')) },
    };
    await expect(purge(dying, RETENTION)).rejects.toThrow('killed');
    expect((await find(submissionId))?.sealedData).toBeUndefined();
    await run();
    expect(filesOf(submissionId)).toEqual([]);
  });

  it('removes idempotency keys a day after they were stored', async () => {
    await portal.services.saveSubmission({
      sitting: 'f'.repeat(64),
      formCode: 'LRTEST',
      formData: answersFor(0),
      files: [],
      language: 'en',
      idempotencyKey: 'key',
    });
    const countKeys = async () =>
      (await portal.stores.db.selectFrom('idempotency').select('keyHash').execute()).length;
    expect(await countKeys()).toBe(1);
    portal.clock.advance(DAY_MS + 1);
    await run();
    expect(await countKeys()).toBe(0);
  });

  it('removes tokens, challenges and log-ins a day after they expire', async () => {
    const { submissionId } = await startedPayment(portal);
    portal.clock.advance(365 * DAY_MS);
    await run();
    const { db } = portal.stores;
    const expiresAt = portal.clock.now();
    const login = { stateHash: 'state', sitting: 'f'.repeat(64), formCode: 'LRTEST' };
    const [attempt] = await portal.store.attempts.ofSubmission(submissionId);
    const token = { tokenHash: 'web', attemptId: attempt?.id ?? '', expiresAt };
    await db.insertInto('webTokens').values(token).execute();
    await db.insertInto('captchaChallenges').values({ idHash: 'captcha', expiresAt }).execute();
    const access = { tokenHash: 'access', usesLeft: 1, expiresAt };
    await db.insertInto('accessTokens').values(access).execute();
    await db
      .insertInto('identityLogins')
      .values({ ...login, status: 'WAITING', expiresAt })
      .execute();
    const counts = () =>
      Promise.all(
        (['webTokens', 'captchaChallenges', 'accessTokens', 'identityLogins'] as const).map(
          async (table) => (await db.selectFrom(table).select('expiresAt').execute()).length,
        ),
      );
    portal.clock.advance(DAY_MS);
    await run();
    expect(await counts()).toEqual([1, 1, 1, 1]);
    portal.clock.advance(1);
    await run();
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});
