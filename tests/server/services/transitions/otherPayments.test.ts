import { describe, expect, it } from 'vitest';
import type { PaymentAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import {
  otherPayments,
  otherPaymentsIn,
  refundsOf,
} from '../../../../server/services/transitions/otherPayments.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const LATER = new Date('2026-11-21T02:00:00Z');

function attempt(id: string, more: Partial<PaymentAttempt>): PaymentAttempt {
  return {
    id,
    submissionId: 'SUB1',
    status: 'CANCELLED',
    amountCents: 38000,
    dataHash: 'a1',
    canRetry: true,
    createdAt: AT,
    updatedAt: AT,
    ...more,
  };
}

const PAID = attempt('PAID', { status: 'APPROVED', disposition: 'APPLIED', startedAt: AT });
const DUE = attempt('DUE', { status: 'APPROVED', disposition: 'REFUND_DUE', approvedCents: 40000 });
const REFUNDED = attempt('DONE', { status: 'APPROVED', disposition: 'REFUND_DUE', dealtAt: LATER });
const OPEN = attempt('OPEN', { status: 'PENDING', startedAt: AT });

describe('otherPaymentsIn', () => {
  it.each([
    [
      'a due refund, with the amount that was taken',
      DUE,
      { transactionId: 'DUE', amountCents: 40000, state: 'refundDue' },
    ],
    [
      'a paid refund, with its time',
      REFUNDED,
      { transactionId: 'DONE', amountCents: 38000, state: 'refunded', refundedAt: LATER },
    ],
    [
      'a started payment that is still open',
      OPEN,
      { transactionId: 'OPEN', amountCents: 38000, state: 'beingCancelled' },
    ],
    [
      'an open payment with an unknown result',
      attempt('OPEN', { status: 'UNKNOWN', startedAt: AT }),
      { transactionId: 'OPEN', amountCents: 38000, state: 'beingCancelled' },
    ],
  ])('lists %s', (_, other, expected) => {
    expect(otherPaymentsIn([PAID, other], 'PAID')).toEqual([expected]);
  });

  it.each([
    ['the payment that paid', PAID],
    ['a payment that the gateway never got', attempt('NEW', { status: 'CREATED' })],
    ['a rejected payment', attempt('NO', { status: 'REJECTED', startedAt: AT })],
    ['a cancelled payment', attempt('NO', { status: 'CANCELLED', startedAt: AT })],
    ['an expired payment', attempt('NO', { status: 'EXPIRED', startedAt: AT })],
  ])('leaves out %s', (_, other) => {
    expect(otherPaymentsIn([other], 'PAID')).toEqual([]);
  });
});

const records = (all: readonly PaymentAttempt[]) =>
  ({ attempts: { ofSubmission: async () => all } }) as unknown as Parameters<
    typeof otherPayments
  >[0];

describe('otherPayments', () => {
  it('keeps the order of the payments', async () => {
    const found = await otherPayments(records([REFUNDED, PAID, DUE, OPEN]), 'SUB1', 'PAID');
    expect(found.map(({ transactionId }) => transactionId)).toEqual(['DONE', 'DUE', 'OPEN']);
  });
});

describe('refundsOf', () => {
  it('lists refunds only', async () => {
    const found = await refundsOf(records([OPEN, DUE, PAID]), {
      id: 'SUB1',
      paidAttemptId: 'PAID',
    });
    expect(found.map(({ transactionId }) => transactionId)).toEqual(['DUE']);
  });

  it('lists nothing for a form that is not paid', async () => {
    expect(await refundsOf(records([DUE]), { id: 'SUB1' })).toEqual([]);
  });
});
