import { describe, expect, it } from 'vitest';
import type { PolledAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { SubmissionStatus } from '../../../../server/ports/store/Submission.ts';
import {
  hasMoneyElsewhere,
  isToBeCancelled,
  questionFor,
} from '../../../../server/services/payment/questionFor.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const GRACE = { timedOutGraceMs: 60_000 };
const ago = (ms: number) => new Date(NOW.getTime() - ms);

function attempt(more: Partial<PolledAttempt> = {}): PolledAttempt {
  return {
    id: 'PAY1',
    submissionId: 'SUB1',
    status: 'PENDING',
    startedAt: ago(1000),
    updatedAt: ago(1000),
    canRetry: true,
    submission: { sitting: 's', status: 'PAYING' },
    ...more,
  };
}

const submission = (status: SubmissionStatus, paidAttemptId?: string) => ({
  sitting: 's',
  status,
  ...(paidAttemptId !== undefined && { paidAttemptId }),
});

describe('isToBeCancelled', () => {
  it.each([
    ['a pending payment', {}, false],
    [
      'a payment of a form that it paid itself',
      { submission: submission('SUBMITTED', 'PAY1') },
      false,
    ],
    ['a pending payment of a paid form', { submission: submission('SUBMITTED', 'PAY0') }, true],
    [
      'an unclear payment of a paid form',
      { status: 'UNKNOWN', submission: submission('SUBMITTED', 'PAY0') },
      true,
    ],
    ['a pending payment of a form that ended', { submission: submission('ABANDONED') }, true],
    [
      'a pending payment of a form that waits for an operator',
      { submission: submission('PAID_NEEDS_ACTION') },
      true,
    ],
    [
      'a rejected payment of a paid form',
      { status: 'REJECTED', submission: submission('SUBMITTED', 'PAY0') },
      false,
    ],
    ['an expired payment that was started', { status: 'EXPIRED' }, true],
    [
      'an expired payment that was never started',
      { status: 'EXPIRED', startedAt: undefined },
      false,
    ],
    [
      'a time-out within the grace',
      { status: 'UNKNOWN', resultCode: 'PSTO', updatedAt: ago(59_999) },
      false,
    ],
    [
      'a time-out after the grace',
      { status: 'UNKNOWN', resultCode: 'PSTO', updatedAt: ago(60_000) },
      true,
    ],
    [
      'another unclear result after the grace',
      { status: 'UNKNOWN', resultCode: 'INPR', updatedAt: ago(600_000) },
      false,
    ],
    [
      'a confirmed time-out',
      { status: 'CANCELLED', resultCode: 'PSTO', updatedAt: ago(600_000) },
      false,
    ],
  ] as const)('returns for %s: %s', (_, more, expected) => {
    expect(isToBeCancelled(attempt(more as Partial<PolledAttempt>), NOW, GRACE)).toBe(expected);
  });
});

describe('hasMoneyElsewhere', () => {
  it.each([
    ['QUOTED', undefined, false],
    ['PAYING', undefined, false],
    ['SUBMITTED', 'PAY1', false],
    ['SUBMITTED', 'PAY0', true],
    ['PAID_NEEDS_ACTION', 'PAY1', true],
    ['ABANDONED', undefined, true],
  ] as const)('%s, paid by %s: %s', (status, paidAttemptId, expected) => {
    expect(hasMoneyElsewhere(submission(status, paidAttemptId), 'PAY1')).toBe(expected);
  });
});

describe('questionFor', () => {
  it.each([
    [{}, 'status PAY1 visa'],
    [{ status: 'EXPIRED' }, 'cancel PAY1 visa'],
  ] as const)('%j asks the gateway: %s', async (more, expected) => {
    const calls: string[] = [];
    const call = (name: string) => async (id: string, method: unknown) => {
      calls.push(`${name} ${id} ${String(method)}`);
      return {};
    };
    const deps = {
      gateway: { status: call('status'), cancel: call('cancel') },
      clock: { now: () => NOW },
      settings: GRACE,
    } as unknown as Parameters<typeof questionFor>[0];
    await questionFor(deps, attempt({ method: 'visa', ...more } as Partial<PolledAttempt>))();
    expect(calls).toEqual([expected]);
  });
});
