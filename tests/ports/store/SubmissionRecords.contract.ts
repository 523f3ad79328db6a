import { describe, expect, it } from 'vitest';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { LATER, NOW, nextId, submissionSteps } from './submissionSteps.ts';

/**
 * Describes the contract of every table of submissions.
 *
 * @param store returns the store under test
 */
export function describeSubmissionRecords(store: () => SubmissionStore): void {
  describe('submissions', () => {
    const { quoted, submitted } = submissionSteps(store);

    it('returns a submission as inserted', async () => {
      const submission = await quoted({ sealedAck: new Uint8Array([9]) });
      const found = await store().submissions.find(submission.id);
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
      expect(await store().submissions.find('nobody')).toBeUndefined();
    });

    it('changes a status only from one of the given statuses', async () => {
      const { id } = await quoted();
      expect(await store().submissions.move(id, ['PAYING'], 'QUOTED', LATER)).toBe(false);
      expect(await store().submissions.move(id, ['QUOTED'], 'PAYING', LATER)).toBe(true);
      expect(await store().submissions.find(id)).toMatchObject({
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
      expect(await store().submissions.replaceAnswers(id, answers)).toBe(true);
      const found = await store().submissions.find(id);
      expect(found).toMatchObject({ dataHash: 'data-2', amountCents: 76_000 });
      expect(found).not.toHaveProperty('sealedAck');
      await store().submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      expect(await store().submissions.replaceAnswers(id, answers)).toBe(false);
    });

    it('reprices answers only while a submission is quoted', async () => {
      const { id } = await quoted();
      const price = { amountCents: 42_000, feeLines: [], quoteExpiresAt: LATER, now: LATER };
      expect(await store().submissions.reprice(id, price)).toBe(true);
      expect(await store().submissions.find(id)).toMatchObject({
        amountCents: 42_000,
        feeLines: [],
      });
      await store().submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      expect(await store().submissions.reprice(id, price)).toBe(false);
    });

    it('finds the newest submission that a sitting is paying for', async () => {
      const sitting = nextId('sitting-');
      const older = await quoted({ sitting });
      const newest = await quoted({ sitting, now: LATER });
      await quoted({ sitting, now: new Date('2026-11-20T04:00:00Z') });
      expect(await store().submissions.payingOf(sitting)).toBeUndefined();
      for (const { id } of [older, newest]) {
        await store().submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      }
      expect((await store().submissions.payingOf(sitting))?.id).toBe(newest.id);
      expect(await store().submissions.payingOf('somebody else')).toBeUndefined();
    });

    it('lock: returns a submission, and undefined for an unknown id', async () => {
      const { id } = await quoted();
      const locked = await store().transact(({ submissions }) => submissions.lock(id));
      expect(locked).toEqual(await store().submissions.find(id));
      expect(await store().submissions.lock('nobody')).toBeUndefined();
    });

    it('move: stores the payment, the reference number and the time of a submission', async () => {
      const { id, attemptId, referenceNumber } = await submitted();
      expect(await store().submissions.find(id)).toMatchObject({
        status: 'SUBMITTED',
        paidAttemptId: attemptId,
        referenceNumber,
        submittedAt: NOW,
      });
    });

    it('replaceAck: replaces the address of one submission, or removes it', async () => {
      const { id } = await quoted({ sealedAck: new Uint8Array([9]) });
      const other = await quoted({ sealedAck: new Uint8Array([8]) });
      const ackOf = async (each: string) => (await store().submissions.find(each))?.sealedAck;
      await store().submissions.replaceAck(id, new Uint8Array([7]), LATER);
      expect([...((await ackOf(id)) ?? [])]).toEqual([7]);
      expect([...((await ackOf(other.id)) ?? [])]).toEqual([8]);
      await store().submissions.replaceAck(id, undefined, LATER);
      expect(await ackOf(id)).toBeUndefined();
      expect(await store().submissions.find(id)).toMatchObject({ updatedAt: LATER });
    });
  });
}
