import { describe, expect, it } from 'vitest';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { newSubmission } from './submissionSteps.ts';

/**
 * Describes transactions over the tables of every submission store.
 *
 * @param store returns the store under test
 */
export function describeTransactions(store: () => SubmissionStore): void {
  describe('transactions', () => {
    it('rolls back all steps of a failed transaction', async () => {
      const submission = newSubmission();
      const work = store().transact(async (records) => {
        await records.submissions.insert(submission);
        throw new Error('after the insert');
      });
      await expect(work).rejects.toThrow('after the insert');
      expect(await store().submissions.find(submission.id)).toBeUndefined();
    });

    it('returns the result of a transaction, and keeps its steps', async () => {
      const submission = newSubmission();
      const result = await store().transact(async (records) => {
        await records.submissions.insert(submission);
        return 'done';
      });
      expect(result).toBe('done');
      expect(await store().submissions.find(submission.id)).toMatchObject({ status: 'QUOTED' });
    });

    it('throws an error of the program unchanged', async () => {
      const error = new TypeError('a fault of the program');
      const work = store().transact(() => Promise.reject(error));
      await expect(work).rejects.toBe(error);
    });
  });
}
