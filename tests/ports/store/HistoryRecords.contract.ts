import { describe, expect, it } from 'vitest';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { LATER, NOW, nextId, submissionSteps } from './submissionSteps.ts';

/**
 * Describes the contract of every table of events, reference numbers and idempotency keys.
 *
 * @param store returns the store under test
 */
export function describeHistoryRecords(store: () => SubmissionStore): void {
  describe('history', () => {
    const { submitted, quoted } = submissionSteps(store);

    it('gives an idempotency key to one transaction, and its entry to the others', async () => {
      const keyHash = nextId('K');
      const claims = await Promise.all(
        [1, 2, 3, 4].map((n) =>
          store().transact((records) =>
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

    it('T-08: gives an idempotency key to one call, its entry to 49 concurrent calls', async () => {
      for (const key of Array.from({ length: 8 }, () => nextId('K'))) {
        const claimed = await Promise.all(
          Array.from({ length: 50 }, (_, index) =>
            store().idempotency.claim(
              key,
              { sitting: 'S', bodyHash: 'B', submissionId: `${index}` },
              NOW,
            ),
          ),
        );
        const winner = claimed.indexOf(undefined);
        const entry = { sitting: 'S', bodyHash: 'B', submissionId: `${winner}` };
        expect(claimed).toEqual(claimed.map((_, index) => (index === winner ? undefined : entry)));
      }
    });

    it('I5: gives a reference number once, and never changes it', async () => {
      const { id, referenceNumber } = await submitted();
      const { id: other } = await quoted();
      expect(await store().references.claim(referenceNumber, other, NOW)).toBe(false);
      expect(await store().references.find(referenceNumber)).toEqual({ submissionId: id });
      await expect(
        store().submissions.move(id, ['SUBMITTED'], 'ACKNOWLEDGED', NOW, { referenceNumber: 'X' }),
      ).rejects.toThrow(/given out|own_reference/);
    });

    it('finds no submission of an unused reference number', async () => {
      expect(await store().references.find('LREAL1-000000-000000')).toBeUndefined();
    });

    it('recent: lists events of the given kinds since a time, newest first', async () => {
      const kind = nextId('kind');
      const event = { attemptId: nextId('A'), at: NOW, kind, detail: { n: 1 } };
      const later = { ...event, at: LATER, detail: { n: 2 } };
      for (const each of [event, later, { ...event, kind: nextId('kind') }]) {
        await store().events.append(each);
      }
      expect(await store().events.recent([kind], NOW, 10)).toEqual([later, event]);
      expect(await store().events.recent([kind], LATER, 10)).toEqual([later]);
      expect(await store().events.recent([kind], NOW, 1)).toEqual([later]);
    });

    it('ofAttempt, ofSubmission: list the events of one attempt or submission in order', async () => {
      const [attemptId, submissionId] = [nextId('A'), nextId('S')];
      const first = { attemptId, submissionId, at: LATER, kind: 'first', detail: {} };
      const second = { attemptId, at: NOW, kind: 'second', detail: { isLate: true } };
      for (const each of [first, second, { ...second, attemptId: nextId('A') }]) {
        await store().events.append(each);
      }
      expect(await store().events.ofAttempt(attemptId)).toEqual([first, second]);
      expect(await store().events.ofSubmission(submissionId)).toEqual([first]);
    });
  });
}
