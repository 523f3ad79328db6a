import { describe, expect, it } from 'vitest';
import type { NewSubmission } from '../../../server/ports/store/Submission.ts';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import type { NewSupplementaryRequest } from '../../../server/ports/store/SupplementaryRequests.ts';

const MADE = new Date('2026-11-20T02:00:00Z');
const NOW = new Date('2026-11-21T02:00:00Z');
const END = new Date('2026-12-04T02:00:00Z');

/** The store under test, and the functions that fill it. */
interface Given {
  readonly open: () => SubmissionStore;
  readonly newSubmission: () => NewSubmission;
  /** Returns a new id with a prefix. */
  readonly nextId: (prefix: string) => string;
}

/** Describes the contract of every store of supplementary requests. */
export function describeSupplementaryRequests({ open, newSubmission, nextId }: Given): void {
  describe('SupplementaryRequests', () => {
    const asked = async (change: Partial<NewSupplementaryRequest> = {}) => {
      const submission = newSubmission();
      await open().submissions.insert(submission);
      const request: NewSupplementaryRequest = {
        id: nextId('R'),
        secretHash: nextId('hash-'),
        submissionId: submission.id,
        referenceNumber: 'LREAL1-261120-000123',
        formCode: 'LREAL1',
        language: 'zh-Hant',
        sealedQuestions: new Uint8Array([1, 2]),
        sealedMail: new Uint8Array([3]),
        createdAt: MADE,
        expiresAt: END,
        ...change,
      };
      await open().supplements.add(request);
      return request;
    };
    const use = (id: string, change: { now?: Date; expiredBefore?: Date; usedBy?: string } = {}) =>
      open().supplements.use(id, { usedBy: 'S-answer', now: NOW, expiredBefore: NOW, ...change });

    it('returns a request as added', async () => {
      const request = await asked();
      const found = await open().supplements.find(request.id);
      expect(found && { ...found, sealedQuestions: 0, sealedMail: 0 }).toEqual({
        ...request,
        sealedQuestions: 0,
        sealedMail: 0,
      });
      expect([...(found?.sealedQuestions ?? [])]).toEqual([1, 2]);
      expect([...(found?.sealedMail ?? [])]).toEqual([3]);
      expect(await open().supplements.find('nobody')).toBeUndefined();
    });

    it('refuses an unknown submission, and a duplicate secret', async () => {
      await expect(asked({ submissionId: 'nobody' })).rejects.toThrow();
      const { secretHash } = await asked();
      await expect(asked({ secretHash })).rejects.toThrow();
    });

    it('lists the requests about one submission, oldest first', async () => {
      const { submissionId, id } = await asked();
      const later = await asked({ submissionId, createdAt: NOW });
      const found = await open().supplements.ofSubmission(submissionId);
      expect(found.map((each) => each.id)).toEqual([id, later.id]);
    });

    it('use: succeeds for one of twenty concurrent calls', async () => {
      const { id } = await asked();
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, index) => use(id, { usedBy: `S-${index}` })),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await open().supplements.find(id)).toMatchObject({
        usedAt: NOW,
        usedBy: `S-${wins.indexOf(true)}`,
      });
    });

    it.each([
      ['before its end', new Date(END.getTime() - 1), true],
      ['at its end', END, false],
      ['after its end', new Date(END.getTime() + 1), false],
    ])(
      'use: succeeds only before the end of a request; %s: %j, %j',
      async (_, expiredBefore, counts) => {
        const { id } = await asked();
        expect(await use(id, { expiredBefore })).toBe(counts);
      },
    );

    it('use: is undone when its transaction fails', async () => {
      const { id } = await asked();
      const undone = open().transact(async (records) => {
        await records.supplements.use(id, { usedBy: 'S', now: NOW, expiredBefore: NOW });
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow();
      expect(await use(id)).toBe(true);
    });

    it('revoke: revokes an unused request once, and deletes its mail', async () => {
      const { id } = await asked();
      expect(await open().supplements.revoke(id, NOW)).toBe(true);
      expect(await open().supplements.revoke(id, NOW)).toBe(false);
      expect(await use(id)).toBe(false);
      const found = await open().supplements.find(id);
      expect(found).toMatchObject({ revokedAt: NOW });
      expect(found).not.toHaveProperty('sealedMail');
      const used = await asked();
      await use(used.id);
      expect(await open().supplements.revoke(used.id, NOW)).toBe(false);
    });

    it('forgetMail: deletes the mail of a request', async () => {
      const { id } = await asked();
      await open().supplements.forgetMail(id);
      expect(await open().supplements.find(id)).not.toHaveProperty('sealedMail');
    });

    it('T-44: deletes only requests used, revoked or expired before a date', async () => {
      const open_ = await asked({ expiresAt: new Date('2030-01-01T00:00:00Z') });
      const over = await asked({ expiresAt: new Date('2000-01-01T00:00:00Z') });
      const used = await asked();
      await use(used.id, { now: new Date('2000-01-01T00:00:00Z') });
      const revoked = await asked();
      await open().supplements.revoke(revoked.id, new Date('2000-01-01T00:00:00Z'));
      expect(await open().supplements.forgetOver(new Date('2001-01-01T00:00:00Z'))).toBe(3);
      expect(await open().supplements.find(open_.id)).toBeDefined();
      for (const { id } of [over, used, revoked]) {
        expect(await open().supplements.find(id)).toBeUndefined();
      }
    });

    it('T-44: deletes a request with its submission', async () => {
      const { id, submissionId } = await asked();
      await open().transact((records) => records.retention.forgetRecord(submissionId));
      expect(await open().supplements.find(id)).toBeUndefined();
    });
  });
}
