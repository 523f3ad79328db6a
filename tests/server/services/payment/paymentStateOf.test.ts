import { describe, expect, it } from 'vitest';
import type {
  PaymentAttempt,
  PolledAttempt,
} from '../../../../server/ports/store/PaymentAttempt.ts';
import { paymentStateOf } from '../../../../server/services/payment/paymentStateOf.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const ATTEMPT: PolledAttempt = {
  id: 'PAY2',
  submissionId: 'SUB1',
  status: 'PENDING',
  startedAt: AT,
  updatedAt: AT,
  canRetry: true,
  submission: { sitting: 's', status: 'PAYING' },
};

const attempt = (id: string, more: Partial<PaymentAttempt> = {}) =>
  ({ id, status: 'CANCELLED', amountCents: 38000, startedAt: AT, ...more }) as PaymentAttempt;

/** Reads a state, and counts how often the other payments were read. */
async function stateOf(more: object, all: readonly PaymentAttempt[] = []) {
  let reads = 0;
  const records = {
    attempts: {
      ofSubmission: async () => {
        reads += 1;
        return all;
      },
    },
  } as unknown as Parameters<typeof paymentStateOf>[0];
  return { state: await paymentStateOf(records, { ...ATTEMPT, ...more }), reads: () => reads };
}

const QUOTED = { submission: { sitting: 's', status: 'QUOTED' } };

describe('paymentStateOf', () => {
  it.each([
    ['CREATED', undefined, 'IN_PROCESS'],
    ['PENDING', undefined, 'IN_PROCESS'],
    ['UNKNOWN', undefined, 'IN_PROCESS'],
    ['UNKNOWN', 'PSTO', 'PSTO'],
    ['UNKNOWN', 'PSER', 'PSER'],
    ['UNKNOWN', 'INPR', 'IN_PROCESS'],
    ['APPROVED', 'APPR', 'APPR'],
    ['REJECTED', 'REJT', 'REJT'],
    ['CANCELLED', 'CANC', 'CANC'],
    ['EXPIRED', 'PSTO', 'PSTO'],
  ] as const)('reports %s with %s as %s', async (status, resultCode, onWire) => {
    const { state } = await stateOf({ status, resultCode });
    expect(state.status).toBe(onWire);
  });

  it('reads nothing else for a live payment of an unpaid form', async () => {
    const { state, reads } = await stateOf({});
    expect(reads()).toBe(0);
    expect(state).toEqual({
      transactionId: 'PAY2',
      status: 'IN_PROCESS',
      description: '',
      canRetry: false,
    });
  });

  it.each([
    ['a dead payment of an unpaid form', { status: 'REJECTED', ...QUOTED }, true],
    [
      'a payment that the gateway does not let repeat',
      { status: 'REJECTED', canRetry: false, ...QUOTED },
      false,
    ],
    ['a live payment', { ...QUOTED }, false],
    ['an approved payment', { status: 'APPROVED', ...QUOTED }, false],
    ['a dead payment of a form that is being paid', { status: 'REJECTED' }, false],
  ])('returns canRetry for %s', async (_, more, expected) => {
    expect((await stateOf(more)).state.canRetry).toBe(expected);
  });

  it('names the reason of a rejected payment only', async () => {
    const reason = { rejectReasonCode: '51' };
    expect((await stateOf({ status: 'REJECTED', ...reason })).state).toMatchObject(reason);
    expect((await stateOf({ status: 'CANCELLED', ...reason })).state).not.toHaveProperty(
      'rejectReasonCode',
    );
  });

  it('counts started payments only', async () => {
    const all = [
      attempt('PAY0'),
      { id: 'PAY1', status: 'EXPIRED' } as PaymentAttempt,
      attempt('PAY2'),
    ];
    const more = { status: 'REJECTED', chargeId: 'C2', settledAt: AT };
    const { state } = await stateOf(more, all);
    expect(state.record).toEqual({ paymentId: 'C2', settledAt: AT, attemptNo: 2 });
  });

  it('names the payment that paid, and the other payments', async () => {
    const all = [
      attempt('PAY1', { status: 'APPROVED', disposition: 'APPLIED' }),
      attempt('PAY2', { status: 'PENDING' }),
    ];
    const submission = { sitting: 's', status: 'SUBMITTED', paidAttemptId: 'PAY1' };
    const { state } = await stateOf({ submission }, all);
    expect(state.paidBy).toBe('PAY1');
    expect(state.otherPayments).toEqual([
      { transactionId: 'PAY2', amountCents: 38000, state: 'beingCancelled' },
    ]);
  });
});
