import { describe, expect, it } from 'vitest';
import type { GatewayAnswer } from '../../../../server/ports/payment/PaymentGateway.ts';
import type { PaymentAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import type { StoreRecords } from '../../../../server/ports/store/SubmissionStore.ts';
import {
  type Occurrence,
  settleAttempt,
} from '../../../../server/services/transitions/settleAttempt.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const AT_BANK = new Date('2026-11-20T01:59:00Z');
const ATTEMPT = { id: 'PAY1', submissionId: 'SUB1', status: 'PENDING' } as PaymentAttempt;
const SUBMISSION = {
  id: 'SUB1',
  formCode: 'LR164',
  definitionHash: 'd',
  dataHash: 'a1',
} as Submission;
const ANSWER: GatewayAnswer = {
  code: 'APPR',
  chargeId: 'C1',
  amountCents: 38_000,
  currency: 'HKD',
  description: 'Approved',
  canRetry: false,
  settledAt: AT_BANK,
};

interface Given {
  /** Whether the store moves the attempt; `false` for a repeated event. */
  readonly moves?: boolean;
  /** The live attempt of the submission after the event. */
  readonly live?: Partial<PaymentAttempt>;
}

/** Settles an attempt, and returns the writes in their order. */
async function settle(occurrence: Partial<Occurrence>, { moves = true, live }: Given = {}) {
  const written: unknown[][] = [];
  const write = (...row: unknown[]) => void written.push(row);
  const records = {
    references: { claim: async () => true },
    attempts: {
      move: async (id: string, _from: unknown, to: string, _now: Date, patch: object) => {
        write('attempt', id, to, patch);
        return moves;
      },
      live: async () => live,
    },
    submissions: {
      move: async (id: string, from: readonly string[], to: string, _at: Date, patch: object) => {
        write('submission', id, from, to, patch);
        return true;
      },
    },
    outbox: {
      add: async ({ key, topic, submissionId, payload, dueAt }: Record<string, unknown>) =>
        write('outbox', key, topic, submissionId, payload, dueAt),
    },
    events: {
      append: async ({ kind, submissionId, attemptId, detail }: Record<string, unknown>) =>
        write('event', kind, submissionId, attemptId, detail),
    },
  } as unknown as StoreRecords;
  const deps = {
    clock: { now: () => NOW },
    ids: { digits: () => '123456' },
    catalogue: { byHash: async () => undefined },
  } as unknown as Parameters<typeof settleAttempt>[0];
  const changed = await settleAttempt(deps, records, {
    event: 'approved',
    attempt: ATTEMPT,
    submission: SUBMISSION,
    source: 'poll',
    ...occurrence,
  });
  const of = (table: string) =>
    written.filter(([name]) => name === table).map((row) => row.slice(1));
  return { changed, written, of };
}

describe('settleAttempt: an approval', () => {
  it('stores the money and its use, and completes the submission', async () => {
    const { changed, of } = await settle({ answer: ANSWER });
    expect(changed).toBe(true);
    expect(of('attempt')).toEqual([
      [
        'PAY1',
        'APPROVED',
        {
          settledAt: AT_BANK,
          disposition: 'APPLIED',
          approvedAt: NOW,
          approvedCents: 38_000,
          approvedCurrency: 'HKD',
          chargeId: 'C1',
          resultCode: 'APPR',
          description: 'Approved',
          rejectReasonCode: undefined,
          canRetry: false,
        },
      ],
    ]);
    expect(of('submission')).toEqual([
      ['SUB1', ['QUOTED', 'PAYING'], 'PAID', { paidAttemptId: 'PAY1' }],
      ['SUB1', expect.anything(), 'SUBMITTED', expect.anything()],
    ]);
    expect(of('event')[0]).toEqual([
      'payment.approved',
      'SUB1',
      'PAY1',
      {
        from: 'PENDING',
        to: 'APPROVED',
        source: 'poll',
        code: 'APPR',
        amountCents: 38_000,
        currency: 'HKD',
      },
    ]);
    expect(of('outbox').map(([key]) => key)).toEqual(['ackPdf:SUB1', 'export:SUB1']);
  });

  it('that does not fit alerts an operator, and completes nothing', async () => {
    const { of } = await settle({ event: 'approvedUnfit', answer: ANSWER });
    expect(of('attempt')).toMatchObject([['PAY1', 'APPROVED', { disposition: 'NEEDS_ACTION' }]]);
    expect(of('submission')).toEqual([
      ['SUB1', ['QUOTED', 'PAYING', 'ABANDONED'], 'PAID_NEEDS_ACTION', {}],
    ]);
    const payload = { attemptId: 'PAY1', reason: 'approvedUnfit' };
    expect(of('outbox')).toEqual([['operatorAlert:PAY1', 'operatorAlert', 'SUB1', payload, NOW]]);
  });

  it.each([
    ['of a submitted form: notice and a new document', { referenceNumber: 'LR-1' }, true],
    ['of a form without a number: notice only', {}, false],
  ])('T-13: a second payment %s', async (_, more, hasDocument) => {
    const submission = { ...SUBMISSION, ...more };
    const { of } = await settle({ event: 'approvedAgain', answer: ANSWER, submission });
    expect(of('attempt')).toMatchObject([['PAY1', 'APPROVED', { disposition: 'REFUND_DUE' }]]);
    expect(of('submission')).toEqual([]);
    const payload = { attemptId: 'PAY1' };
    expect(of('outbox').slice(1)).toEqual([
      ...(hasDocument ? [['ackPdf:PAY1', 'ackPdf', 'SUB1', payload, NOW]] : []),
      ['refundNotice:PAY1', 'refundNotice', 'SUB1', payload, NOW],
    ]);
  });

  it('withdraws a live attempt that was never started, and no started one', async () => {
    const live = { ...ATTEMPT, id: 'PAY2', status: 'CREATED' } as const;
    const { of } = await settle({ answer: ANSWER }, { live });
    expect(of('attempt').at(-1)).toEqual(['PAY2', 'CANCELLED', { settledAt: NOW }]);
    expect(of('event').at(-1)).toEqual([
      'payment.withdrawn',
      'SUB1',
      'PAY2',
      { from: 'CREATED', to: 'CANCELLED', source: 'server' },
    ]);
    const started = await settle({ answer: ANSWER }, { live: { ...live, startedAt: NOW } });
    expect(started.of('attempt').map(([id]) => id)).toEqual(['PAY1']);
  });
});

describe('settleAttempt: other events', () => {
  it('I3: changes nothing else when the attempt does not move', async () => {
    const { changed, written } = await settle({ answer: ANSWER }, { moves: false });
    expect(changed).toBe(false);
    expect(written).toHaveLength(1);
  });

  it.each([
    ['rejected', 'REJECTED'],
    ['cancelled', 'CANCELLED'],
    ['expired', 'EXPIRED'],
  ] as const)('%s frees the submission, and leaves a live attempt alone', async (event, to) => {
    const answer = { ...ANSWER, code: 'REJT', canRetry: true, rejectReasonCode: 'R7' } as const;
    const { of } = await settle({ event, answer }, { live: { id: 'PAY2', status: 'CREATED' } });
    const patch = {
      settledAt: AT_BANK,
      resultCode: 'REJT',
      canRetry: true,
      rejectReasonCode: 'R7',
    };
    expect(of('attempt')).toMatchObject([['PAY1', to, patch]]);
    expect(of('attempt')[0]?.[2]).not.toHaveProperty('approvedCents');
    expect(of('submission')).toEqual([['SUB1', ['PAYING'], 'QUOTED', {}]]);
    expect(of('outbox')).toEqual([]);
  });

  it('accepted stores the values of the order, without an end', async () => {
    const patch = { chargeId: 'C1', redirectUrl: 'https://bank.example/C1' };
    const { of } = await settle({ event: 'accepted', patch, source: 'server' });
    expect(of('attempt')).toEqual([['PAY1', 'PENDING', patch]]);
    expect(of('submission')).toEqual([]);
    expect(of('event')).toEqual([
      ['payment.accepted', 'SUB1', 'PAY1', { from: 'PENDING', to: 'PENDING', source: 'server' }],
    ]);
  });

  it('an end without a time of the bank gets the time of the portal', async () => {
    const { settledAt: _, amountCents: _a, currency: _c, ...answer } = ANSWER;
    const { of } = await settle({ event: 'cancelled', answer });
    expect(of('attempt')[0]?.[2]).toMatchObject({ settledAt: NOW });
    expect(of('event')[0]?.[3]).toEqual({
      from: 'PENDING',
      to: 'CANCELLED',
      source: 'poll',
      code: 'APPR',
    });
  });
});
