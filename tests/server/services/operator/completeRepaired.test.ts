import { describe, expect, it } from 'vitest';
import {
  type GatewayAnswer,
  GatewayError,
} from '../../../../server/ports/payment/PaymentGateway.ts';
import type { PaymentAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { completeRepaired } from '../../../../server/services/operator/completeRepaired.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const EARLIER = new Date('2026-11-19T02:00:00Z');
const PAYMENT = {
  id: 'PAY1',
  submissionId: 'SUB1',
  status: 'APPROVED',
  disposition: 'NEEDS_ACTION',
  amountCents: 38000,
  approvedCents: 40000,
  dataHash: 'd1',
  method: 'visa',
} as PaymentAttempt;
const SUBMISSION = {
  id: 'SUB1',
  formCode: 'LR164',
  definitionHash: 'h',
  status: 'PAID_NEEDS_ACTION',
  amountCents: 38000,
  dataHash: 'd1',
  quoteExpiresAt: NOW,
  sealedData: new Uint8Array(1),
} as unknown as Submission;
const REPORT: GatewayAnswer = {
  code: 'APPR',
  amountCents: 38000,
  currency: 'HKD',
  description: '',
  canRetry: false,
};

interface Given {
  readonly payment?: Partial<PaymentAttempt>;
  readonly more?: readonly PaymentAttempt[];
  readonly submission?: Partial<Submission>;
  readonly answer?: Partial<GatewayAnswer> | Error;
  readonly feeCents?: number;
  readonly isReadable?: boolean;
  readonly isUsed?: boolean;
  /** Changes the payments while the gateway is queried. */
  readonly meanwhile?: (attempts: PaymentAttempt[]) => void;
}

/** Creates a portal with one submission that waits for an operator. */
function portal(given: Given = {}) {
  const attempts: PaymentAttempt[] = [{ ...PAYMENT, ...given.payment }, ...(given.more ?? [])];
  let submission = { ...SUBMISSION, ...given.submission };
  const steps: string[] = [];
  const asked: unknown[] = [];
  const records = {
    submissions: {
      find: async (id: string) => (id === 'SUB1' ? submission : undefined),
      lock: async () => submission,
      move: async (
        _: string,
        from: string[],
        status: Submission['status'],
        __: Date,
        patch: object,
      ) => {
        if (!from.includes(submission.status)) return false;
        submission = { ...submission, status, ...patch };
        steps.push(`move ${status}`);
        return true;
      },
    },
    attempts: {
      find: async (id: string) => attempts.find((attempt) => attempt.id === id),
      ofSubmission: async () => attempts,
    },
    references: { find: async () => undefined, claim: async () => true },
    operator: {
      use: async (id: string, cents: number) => {
        steps.push(`use ${id} ${cents}`);
        return given.isUsed ?? true;
      },
    },
    outbox: { add: async ({ topic }: { topic: string }) => void steps.push(`queue ${topic}`) },
    events: {
      append: async ({ kind, detail }: { kind: string; detail: object }) =>
        void steps.push(kind === 'operator.completed' ? JSON.stringify(detail) : kind),
    },
  };
  const feeCents = given.feeCents ?? 38000;
  const fee = { lines: [{ amountCents: feeCents }], totalCents: feeCents };
  const deps = {
    clock: { now: () => NOW },
    ids: { digits: () => '123456' },
    settings: { quoteLifeMs: 1000 },
    catalogue: { byHash: async () => ({ plan: { manifest: {} } }) },
    rules: {
      evaluate: () => ({ data: {}, fee }),
      behaviour: () => ({ isPaymentRequired: true, submissionType: 'ALLOW_ESUBM' }),
    },
    vault: {
      open: () => {
        if (given.isReadable === false) throw new Error('no key');
        return Buffer.from('{}');
      },
    },
    gateway: {
      status: async (...order: unknown[]) => {
        asked.push(order);
        given.meanwhile?.(attempts);
        if (given.answer instanceof Error) throw given.answer;
        return { ...REPORT, ...given.answer };
      },
    },
    store: { ...records, transact: (work: (all: typeof records) => unknown) => work(records) },
  } as unknown as Parameters<typeof completeRepaired>[0];
  const act = { by: 'LEE', note: 'the bank repaired it' };
  return {
    steps,
    asked,
    complete: (target = 'PAY1') => completeRepaired(deps, { ...act, target }),
  };
}

describe('completeRepaired', () => {
  it.each(['PAY1', 'SUB1'])('submits the form that %s names, with one number', async (target) => {
    const { complete, steps, asked } = portal();
    expect(await complete(target)).toEqual({
      isDone: true,
      lines: ['Handed in: SUB1 has the reference number LR164-261120-123456.'],
    });
    expect(asked).toEqual([['PAY1', 'visa']]);
    expect(steps).toEqual([
      'use PAY1 38000',
      'move PAID',
      '{"by":"LEE","note":"the bank repaired it","amountCents":38000,"wasCents":40000}',
      'move SUBMITTED',
      'queue ackPdf',
      'queue export',
      'submission.completed',
    ]);
    expect((await complete(target)).lines).toEqual([
      'Done already: SUB1 was submitted as LR164-261120-123456 at 2026-11-20T02:00:00.000Z.',
    ]);
    expect(steps).toHaveLength(7);
  });

  it.each([
    [
      'no approval',
      { answer: { code: 'REJT' } },
      'the gateway does not have the money of PAY1 (REJT)',
    ],
    [
      'one cent less than ordered',
      { answer: { amountCents: 37999 } },
      'the gateway took HK$379.99, asked for was HK$380.00',
    ],
    ['another currency', { answer: { currency: 'USD' } }, 'the gateway took USD'],
    ['no amount', { answer: { amountCents: undefined } }, 'asked for was HK$380.00'],
    [
      'another price of the form',
      { submission: { amountCents: 41000 } },
      'the form costs HK$410.00 now',
    ],
    [
      'other answers',
      { submission: { dataHash: 'd2' } },
      'the answers are not those that were paid for',
    ],
    ['removed answers', { submission: { sealedData: undefined } }, 'the answers were removed'],
    [
      'answers that do not open',
      { isReadable: false },
      'the keys of this portal do not open its answers',
    ],
    [
      'another fee of the answers',
      { feeCents: 41000 },
      'the fee of its answers is HK$410.00, paid was HK$380.00; pay the money out (refund-done PAY1), and the applicant fills in the form again',
    ],
    ['an uncomputable fee', { feeCents: Number.NaN }, 'the fee of its answers cannot be computed'],
  ] as const)('refuses %s and writes nothing', async (_, given, reason) => {
    const { complete, steps } = portal(given as Given);
    const { isDone, lines } = await complete();
    expect([isDone, lines]).toEqual([false, [expect.stringMatching(/^Cannot complete SUB1: /)]]);
    expect(lines[0]).toContain(reason);
    expect(steps).toEqual([]);
  });

  it('refuses while the gateway sends no response', async () => {
    const { complete, steps } = portal({ answer: new GatewayError('timeout', 'late') });
    expect(await complete()).toEqual({
      isDone: false,
      lines: ['Cannot complete SUB1 now: the gateway sent no response (timeout)'],
    });
    expect(steps).toEqual([]);
  });

  it('throws an error that is not the gateway’s', async () => {
    await expect(portal({ answer: new TypeError('broken') }).complete()).rejects.toThrow('broken');
  });

  it.each([
    [
      'money that was paid out',
      { payment: { dealtAt: EARLIER, dealtBy: 'WONG' } },
      'its money was paid out at 2026-11-19T02:00:00.000Z by WONG',
    ],
    [
      'a refund',
      { payment: { disposition: 'REFUND_DUE' } },
      'no money of it waits for a decision (PAID_NEEDS_ACTION)',
    ],
    [
      'money of a form on paper',
      { submission: { status: 'OFFLINE_COMPLETED' } },
      'no money of it waits for a decision (OFFLINE_COMPLETED)',
    ],
  ] as const)('refuses %s without a call of the gateway', async (_, given, reason) => {
    const { complete, asked } = portal(given);
    expect(await complete()).toEqual({
      isDone: false,
      lines: [`Cannot complete SUB1: ${reason}`],
    });
    expect(asked).toEqual([]);
  });

  it('refuses when another payment came while the gateway was queried', async () => {
    const meanwhile = (attempts: PaymentAttempt[]) =>
      void attempts.splice(0, 1, { ...PAYMENT, id: 'PAY2' });
    const { complete, steps } = portal({ meanwhile });
    expect(await complete('SUB1')).toEqual({
      isDone: false,
      lines: ['Cannot complete SUB1: another payment came meanwhile, run this again'],
    });
    expect(steps).toEqual([]);
  });

  it('uses the named payment when two wait', async () => {
    const { complete, asked, steps } = portal({ more: [{ ...PAYMENT, id: 'PAY2' }] });
    expect((await complete('PAY2')).isDone).toBe(true);
    expect(asked).toEqual([['PAY2', 'visa']]);
    expect(steps[0]).toBe('use PAY2 38000');
  });

  it('refuses a named payment that does not wait, although another payment waits', async () => {
    const refund = { ...PAYMENT, id: 'PAY2', disposition: 'REFUND_DUE' } as const;
    const { complete, asked, steps } = portal({ more: [refund] });
    expect((await complete('PAY2')).isDone).toBe(false);
    expect([asked, steps]).toEqual([[], []]);
  });

  it('throws when the money was used meanwhile, which rolls the transaction back', async () => {
    const { complete } = portal({ isUsed: false });
    await expect(complete()).rejects.toThrow('Cannot complete SUB1: its money changed meanwhile');
  });

  it('refuses an unknown name', async () => {
    expect((await portal().complete('PAY7')).isDone).toBe(false);
  });
});
