import { describe, expect, it } from 'vitest';
import type { PaymentAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { Submission, SubmissionStatus } from '../../../../server/ports/store/Submission.ts';
import type { StoreRecords } from '../../../../server/ports/store/SubmissionStore.ts';
import { isFree, isLocked } from '../../../../server/services/transitions/isFree.ts';

const submission = (status: SubmissionStatus) => ({ id: 'SUB1', status }) as Submission;

/** Checks a submission with the given live attempt. */
function check(status: SubmissionStatus, live?: Partial<PaymentAttempt>) {
  const deps = {} as Parameters<typeof isFree>[0];
  const records = { attempts: { live: async () => live } } as unknown as StoreRecords;
  return isFree(deps, records, submission(status));
}

describe('isLocked', () => {
  it.each([
    ['QUOTED', false],
    ['PAYING', false],
    ['PAID', true],
    ['PAID_NEEDS_ACTION', true],
    ['SUBMITTED', true],
    ['ACKNOWLEDGED', true],
    ['OFFLINE_COMPLETED', true],
    ['ABANDONED', true],
  ] as const)('returns for %s: %s', (status, expected) => {
    expect(isLocked(submission(status))).toBe(expected);
  });
});

describe('isFree', () => {
  it.each([
    ['QUOTED', true],
    ['PAYING', false],
    ['SUBMITTED', false],
  ] as const)('returns for %s without a live payment: %s', async (status, expected) => {
    expect(await check(status)).toBe(expected);
  });

  it('T-03: a started payment locks the answers', async () => {
    expect(await check('PAYING', { status: 'PENDING', startedAt: new Date() })).toBe(false);
  });
});
