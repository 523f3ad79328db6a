import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { PaymentAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { sealAckAddress } from '../../../../server/services/answers/answers.ts';
import { payOut } from '../../../../server/services/operator/payOut.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const EARLIER = new Date('2026-11-19T02:00:00Z');
const ACT = { target: 'PAY1', by: 'LEE', note: 'cheque 7' };
const KEY = { id: 'test', key: Buffer.alloc(32, 3) };
const VAULT = new EnvelopeVault([KEY]);
const sealedAck = sealAckAddress(VAULT, 'SUB1', 'applicant@example.hk');

const PAYMENT = {
  id: 'PAY1',
  submissionId: 'SUB1',
  status: 'APPROVED',
  disposition: 'NEEDS_ACTION',
  amountCents: 38000,
  approvedCents: 40000,
} as PaymentAttempt;

interface Given {
  readonly payments?: readonly Partial<PaymentAttempt>[];
  readonly submission?: Partial<Submission>;
  readonly isPaidOut?: boolean;
  readonly vault?: EnvelopeVault;
}

/** Creates a store of one submission and its payments; each step of a transaction is recorded. */
function portal({ payments = [{}], submission, isPaidOut = true, vault = VAULT }: Given = {}) {
  const attempts = payments.map((more) => ({ ...PAYMENT, ...more }));
  const known = { id: 'SUB1', status: 'PAID_NEEDS_ACTION', ...submission } as Submission;
  const steps: unknown[][] = [];
  const step =
    (name: string) =>
    async (...values: unknown[]) =>
      void steps.push([name, ...values]);
  const records = {
    references: { find: async () => undefined },
    submissions: {
      find: async (id: string) => (id === 'SUB1' ? known : undefined),
      lock: async () => known,
      move: step('move'),
    },
    attempts: {
      find: async (id: string) => attempts.find((attempt) => attempt.id === id),
      ofSubmission: async () => attempts,
    },
    operator: {
      payOut: async (id: string, deal: object) => {
        if (!isPaidOut) return false;
        const index = attempts.findIndex((attempt) => attempt.id === id);
        attempts[index] = { ...PAYMENT, ...attempts[index], ...deal };
        return true;
      },
    },
    events: {
      append: async ({ kind, detail }: Submission & { kind: string; detail: object }) =>
        void steps.push(['event', kind, detail]),
    },
    outbox: {
      add: async ({ key, topic }: { key: string; topic: string }) =>
        void steps.push(['outbox', topic, key]),
    },
    retention: { keepAddress: step('keepAddress'), forgetAnswers: step('forgetAnswers') },
  };
  const deps = {
    vault,
    clock: { now: () => NOW },
    store: { ...records, transact: (work: (all: typeof records) => unknown) => work(records) },
  } as unknown as Parameters<typeof payOut>[0];
  const names = () => steps.map(([name, about]) => (name === 'move' ? 'move' : `${name} ${about}`));
  return { attempts, steps, names, pay: (target = 'PAY1') => payOut(deps, { ...ACT, target }) };
}

const OVER = 'Submission SUB1 has no money left: it has ended.';

describe('payOut', () => {
  it('marks the money, ends the submission and removes its answers', async () => {
    const { pay, steps, attempts } = portal();
    expect(await pay()).toEqual({
      isDone: true,
      lines: ['Paid out: HK$400.00 of payment PAY1.', OVER],
    });
    expect(attempts[0]).toMatchObject({ dealtAt: NOW, dealtBy: 'LEE' });
    expect(steps).toEqual([
      ['event', 'operator.refundDone', { by: 'LEE', note: 'cheque 7', amountCents: 40000 }],
      ['move', 'SUB1', expect.anything(), 'ABANDONED', NOW],
      ['forgetAnswers', 'SUB1', NOW],
      ['event', 'retention.forgotten', {}],
    ]);
  });

  it('queues a mail and keeps only the address', async () => {
    const { pay, names, steps } = portal({ submission: { sealedAck } });
    await pay();
    expect(names()).toEqual([
      'event operator.refundDone',
      'outbox refundDone',
      'move',
      'keepAddress SUB1',
    ]);
    const [, , sealed] = steps.at(-1) ?? [];
    const place = { table: 'submissions', row: 'SUB1', column: 'sealed_ack' };
    expect(JSON.parse(Buffer.from(VAULT.open(place, sealed as Uint8Array)).toString())).toEqual({
      ackEmail: 'applicant@example.hk',
    });
  });

  it('pays out, and removes the address, when the keys do not open the address', async () => {
    const vault = new EnvelopeVault([{ id: 'other', key: Buffer.alloc(32, 9) }]);
    const { pay, names } = portal({ submission: { sealedAck }, vault });
    expect(await pay()).toMatchObject({ isDone: true });
    expect(names()).toContain('forgetAnswers SUB1');
  });

  it('does not end a submission that has other money', async () => {
    const other = { id: 'PAY2', disposition: 'REFUND_DUE' } as const;
    const { pay, names } = portal({ payments: [{}, other] });
    expect((await pay()).lines).toEqual(['Paid out: HK$400.00 of payment PAY1.']);
    expect(names()).toEqual(['event operator.refundDone']);
    expect((await pay('PAY2')).lines).toContain(OVER);
  });

  it('does not end a submitted form, and renders its document again', async () => {
    const submission = {
      status: 'SUBMITTED' as const,
      referenceNumber: 'LR-1',
      sealedData: new Uint8Array(1),
      sealedAck,
    };
    const { pay, names } = portal({ payments: [{ disposition: 'REFUND_DUE' }], submission });
    expect((await pay()).lines).toEqual(['Paid out: HK$400.00 of payment PAY1.']);
    expect(names()).toEqual(['event operator.refundDone', 'outbox refundDone', 'outbox ackPdf']);
  });

  it('renders no document when the answers were removed', async () => {
    const submission = { status: 'ACKNOWLEDGED' as const, referenceNumber: 'LR-1' };
    const { pay, names } = portal({ payments: [{ disposition: 'REFUND_DUE' }], submission });
    await pay();
    expect(names()).toEqual(['event operator.refundDone']);
  });

  it.each([
    [
      'pending money',
      { status: 'PENDING' },
      'Cannot pay PAY1 out: none of its money was approved (PENDING)',
    ],
    [
      'money that paid for the form',
      { disposition: 'APPLIED' },
      'Cannot pay PAY1 out: submission SUB1 is paid with it',
    ],
  ] as const)('refuses %s', async (_, more, line) => {
    const { pay, steps } = portal({ payments: [more] });
    expect(await pay()).toEqual({ isDone: false, lines: [line] });
    expect(steps).toEqual([]);
  });

  it.each([
    ['SUB1', 'SUB1 is a submission: name its payment, which "show" lists'],
    ['PAY7', 'There is no payment, submission or reference number PAY7'],
  ])('refuses the target %s', async (target, line) => {
    const { pay, steps } = portal();
    expect(await pay(target)).toEqual({ isDone: false, lines: [line] });
    expect(steps).toEqual([]);
  });

  it('writes nothing for money that was paid out before', async () => {
    const { pay, steps } = portal({ payments: [{ dealtAt: EARLIER, dealtBy: 'WONG' }] });
    expect(await pay()).toEqual({
      isDone: true,
      lines: ['Done already: PAY1 was paid out at 2026-11-19T02:00:00.000Z by WONG.'],
    });
    expect(steps).toEqual([]);
  });

  it('throws when the money changed meanwhile, which rolls the transaction back', async () => {
    const { pay, steps } = portal({ isPaidOut: false });
    await expect(pay()).rejects.toThrow('Cannot mark PAY1 as paid out: it changed meanwhile');
    expect(steps).toEqual([]);
  });
});
