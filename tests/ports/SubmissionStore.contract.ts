import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stores } from '../../server/adapters/store/openStores.ts';
import type { SubmissionStore } from '../../server/ports/store/SubmissionStore.ts';
import { describeKeyChecks } from './KeyChecks.contract.ts';
import { describeKeyedHashes } from './KeyedHashes.contract.ts';
import { describeOperatorRecords } from './OperatorRecords.contract.ts';
import { describeOtherStores } from './OtherStores.contract.ts';
import { describeOutbox } from './Outbox.contract.ts';
import { describeRetention } from './Retention.contract.ts';
import { describeInvariants } from './SubmissionInvariants.contract.ts';
import { describeSupplementaryRequests } from './SupplementaryRequests.contract.ts';
import { LATER, NOW, newSubmission, nextId, submissionSteps } from './submissionSteps.ts';

/**
 * Describes the contract of every submission store, with any database engine.
 *
 * @param name the database engine, for the title
 * @param open opens migrated stores that no other test uses
 */
export function describeSubmissionStore(name: string, open: () => Promise<Stores>): void {
  describe(`SubmissionStore: ${name}`, () => {
    let stores: Stores;
    let store: SubmissionStore;
    beforeAll(async () => {
      stores = await open();
      store = stores.submissions;
    }, 60_000);
    afterAll(async () => store?.close());
    const { submitted, quoted, attempt } = submissionSteps(() => store);

    it('returns a submission as inserted', async () => {
      const submission = await quoted({ sealedAck: new Uint8Array([9]) });
      const found = await store.submissions.find(submission.id);
      expect(found).toMatchObject({
        id: submission.id,
        status: 'QUOTED',
        amountCents: 38_000,
        feeLines: submission.feeLines,
        quoteExpiresAt: LATER,
        createdAt: NOW,
      });
      expect([...(found?.sealedData ?? [])]).toEqual([1, 2, 3]);
      expect([...(found?.sealedAck ?? [])]).toEqual([9]);
      expect(found).not.toHaveProperty('referenceNumber');
      expect(await store.submissions.find('nobody')).toBeUndefined();
    });

    it('rolls back all steps of a failed transaction', async () => {
      const submission = newSubmission();
      const work = store.transact(async (records) => {
        await records.submissions.insert(submission);
        throw new Error('after the insert');
      });
      await expect(work).rejects.toThrow('after the insert');
      expect(await store.submissions.find(submission.id)).toBeUndefined();
    });

    it('changes a status only from one of the given statuses', async () => {
      const { id } = await quoted();
      expect(await store.submissions.move(id, ['PAYING'], 'QUOTED', LATER)).toBe(false);
      expect(await store.submissions.move(id, ['QUOTED'], 'PAYING', LATER)).toBe(true);
      expect(await store.submissions.find(id)).toMatchObject({
        status: 'PAYING',
        updatedAt: LATER,
      });
    });

    it('replaces answers only while a submission is quoted', async () => {
      const { id } = await quoted({ sealedAck: new Uint8Array([9]) });
      const answers = {
        definitionHash: 'hash-2',
        language: 'zh-Hant' as const,
        dataHash: 'data-2',
        amountCents: 76_000,
        feeLines: [],
        quoteExpiresAt: LATER,
        sealedData: new Uint8Array([4]),
        now: LATER,
      };
      expect(await store.submissions.replaceAnswers(id, answers)).toBe(true);
      const found = await store.submissions.find(id);
      expect(found).toMatchObject({ dataHash: 'data-2', amountCents: 76_000 });
      expect(found).not.toHaveProperty('sealedAck');
      await store.submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      expect(await store.submissions.replaceAnswers(id, answers)).toBe(false);
    });

    it('reprices answers only while a submission is quoted', async () => {
      const { id } = await quoted();
      const price = { amountCents: 42_000, feeLines: [], quoteExpiresAt: LATER, now: LATER };
      expect(await store.submissions.reprice(id, price)).toBe(true);
      expect(await store.submissions.find(id)).toMatchObject({ amountCents: 42_000, feeLines: [] });
      await store.submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      expect(await store.submissions.reprice(id, price)).toBe(false);
    });

    it('finds the newest submission that a sitting is paying for', async () => {
      const sitting = nextId('sitting-');
      const older = await quoted({ sitting });
      const newest = await quoted({ sitting, now: LATER });
      await quoted({ sitting, now: new Date('2026-11-20T04:00:00Z') });
      expect(await store.submissions.payingOf(sitting)).toBeUndefined();
      for (const { id } of [older, newest]) {
        await store.submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      }
      expect((await store.submissions.payingOf(sitting))?.id).toBe(newest.id);
      expect(await store.submissions.payingOf('somebody else')).toBeUndefined();
    });

    it('returns the stored fields of a payment attempt', async () => {
      const { id } = await quoted();
      const attemptId = await attempt(id);
      const fps = { paymentId: 'P1', expiresAt: LATER, qrImage: 'aGk=', qrUrl: '0002' };
      await store.attempts.move(attemptId, ['CREATED'], 'PENDING', LATER, {
        method: 'fps',
        startedAt: NOW,
        chargeId: 'C1',
        fps,
      });
      expect(await store.attempts.live(id)).toMatchObject({
        id: attemptId,
        status: 'PENDING',
        method: 'fps',
        startedAt: NOW,
        fps,
        canRetry: true,
      });
    });

    it('stores settledAt of an attempt, and omits settledAt while it is unknown', async () => {
      const attemptId = await attempt((await quoted()).id);
      expect(await store.attempts.find(attemptId)).not.toHaveProperty('settledAt');
      await store.attempts.move(attemptId, ['CREATED'], 'REJECTED', LATER, { settledAt: NOW });
      expect(await store.attempts.find(attemptId)).toMatchObject({ settledAt: NOW });
    });

    it('claimAsk: allows one status query per interval', async () => {
      const attemptId = await attempt((await quoted()).id);
      const before = new Date(NOW.getTime() - 2000);
      const claims = [1, 2, 3].map(() => store.attempts.claimAsk(attemptId, NOW, before));
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
      expect(await store.attempts.claimAsk(attemptId, LATER, NOW)).toBe(true);
    });

    it('lists the attempts without a recent status query', async () => {
      const fresh = await attempt((await quoted()).id);
      const asked = await attempt((await quoted()).id);
      await store.attempts.claimAsk(asked, LATER, NOW);
      const query = { statuses: ['CREATED'] as const, askedBefore: NOW, limit: 1000 };
      const due = await store.attempts.due(query);
      expect(due).toContain(fresh);
      expect(due).not.toContain(asked);
      expect(await store.attempts.due({ ...query, createdAfter: NOW })).toEqual([]);
    });

    it('accepts a web token only once', async () => {
      const attemptId = await attempt((await quoted()).id);
      await store.tokens.add({ tokenHash: `T${attemptId}`, attemptId, expiresAt: LATER });
      const uses = await Promise.all([1, 2, 3].map(() => store.tokens.spend(`T${attemptId}`, NOW)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await store.tokens.find(`T${attemptId}`)).toMatchObject({ usedAt: NOW, attemptId });
      expect(await store.tokens.ofAttempt(attemptId)).toHaveLength(1);
    });

    it('gives an idempotency key to one transaction, and its entry to the others', async () => {
      const keyHash = nextId('K');
      const claims = await Promise.all(
        [1, 2, 3, 4].map((n) =>
          store.transact((records) =>
            records.idempotency.claim(
              keyHash,
              { sitting: `sitting-${n}`, bodyHash: 'B', submissionId: `S-${n}` },
              NOW,
            ),
          ),
        ),
      );
      expect(claims.filter((claim) => claim === undefined)).toHaveLength(1);
      expect(new Set(claims.filter(Boolean).map((claim) => claim?.submissionId)).size).toBe(1);
    });

    it('deletes answers, and later the record, but never the reference number', async () => {
      const { id, referenceNumber } = await submitted();
      await store.signatures.put({
        submissionId: id,
        field: 'ownerSign',
        status: 'SIGNED',
        dataHash: 'data-1',
        documentHash: 'doc',
        fileKey: 'signed/1',
        sealedSigner: new TextEncoder().encode('sealed'),
        signedAt: NOW,
      });
      await store.events.append({ submissionId: id, at: NOW, kind: 'submitted', detail: {} });
      expect(await store.retention.answersDue(NOW, 1000)).not.toContain(id);
      await store.retention.markTaken(id, { takenAt: NOW, takenBy: 'run', takenSha256: 'sum' });
      expect(await store.retention.answersDue(NOW, 1000)).toContain(id);
      await store.transact((records) => records.retention.forgetAnswers(id, LATER));
      const husk = await store.submissions.find(id);
      expect(husk).toMatchObject({ referenceNumber, dataHash: 'data-1' });
      expect(husk).not.toHaveProperty('sealedData');
      expect(await store.retention.filesDue(1000)).toContain(id);
      expect(await store.retention.recordsDue(LATER, 1000)).not.toContain(id);
      await store.retention.forgetFiles(id);
      expect(await store.signatures.ofSubmission(id)).toEqual([]);
      expect(await store.retention.recordsDue(LATER, 1000)).toContain(id);
      await store.transact((records) => records.retention.forgetRecord(id));
      expect(await store.submissions.find(id)).toBeUndefined();
      expect(await store.events.ofSubmission(id)).toEqual([]);
      expect(await store.references.find(referenceNumber)).toBeDefined();
    });

    describeInvariants(() => stores);
    describeOtherStores(() => stores);
    describeOutbox(() => store);
    describeRetention(() => store);
    describeOperatorRecords(() => store);
    describeSupplementaryRequests({ open: () => store, newSubmission, nextId });
    describeKeyedHashes(() => stores);
    describeKeyChecks(() => stores);
  });
}
