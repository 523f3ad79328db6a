import { describe, expect, it } from 'vitest';
import type { PaymentAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import { readResult } from '../../../../server/services/submission/readResult.ts';

const SUBMISSION = { id: 'SUB1', amountCents: 38000 } as Submission;

const read = (status: Submission['status'], attempts: readonly Partial<PaymentAttempt>[] = []) => {
  const deps = { store: { attempts: { ofSubmission: async () => attempts } } };
  return readResult(deps as unknown as ServiceDeps, { ...SUBMISSION, status });
};

const VALUES = { submissionId: 'SUB1', amountCents: 38000 };

describe('readResult', () => {
  it.each([
    ['QUOTED', { result: 'paymentRequired', ...VALUES }],
    ['PAYING', { result: 'processing', ...VALUES }],
    ['PAID', { result: 'processing', ...VALUES }],
    ['ABANDONED', { result: 'formChanged' }],
  ] as const)('returns for %s: %j', async (status, expected) => {
    expect(await read(status)).toEqual(expected);
  });

  it('names the payment that waits for an operator', async () => {
    const attempts = [
      { id: 'PAY1', disposition: 'REFUND_DUE' },
      { id: 'PAY2', disposition: 'NEEDS_ACTION' },
    ] as const;
    const expected = { result: 'paymentNeedsAction', ...VALUES };
    expect(await read('PAID_NEEDS_ACTION', attempts)).toEqual({
      ...expected,
      transactionId: 'PAY2',
    });
    expect(await read('PAID_NEEDS_ACTION', [])).toEqual(expected);
  });

  it.each(['SUBMITTED', 'ACKNOWLEDGED', 'OFFLINE_COMPLETED'] as const)(
    'throws for %s without a reference number',
    async (status) => {
      await expect(read(status)).rejects.toThrow('submission SUB1: it has no reference number');
    },
  );
});
