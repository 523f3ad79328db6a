import { describe, expect, it } from 'vitest';
import type { ApprovedAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
import { checkFee } from '../../../../server/services/fees/checkFee.ts';

const ATTEMPT: ApprovedAttempt = {
  id: 'PAY1',
  submissionId: 'SUB1',
  amountCents: 38000,
  disposition: 'APPLIED',
};

/** Creates the services of a portal whose form costs `fee` cents, or whose fee is unknown. */
function portalWith(fee: number | undefined, submission: object | undefined) {
  const queue: { key: string }[] = [];
  const events: { kind: string; detail: unknown }[] = [];
  const records = {
    outbox: {
      add: async (task: { key: string }) => {
        const isNew = queue.every(({ key }) => key !== task.key);
        if (isNew) queue.push(task);
        return isNew;
      },
    },
    events: { append: async (event: { kind: string; detail: unknown }) => void events.push(event) },
  };
  const totalCents = fee ?? Number.NaN;
  const deps = {
    clock: { now: () => new Date('2026-11-20T02:00:00Z') },
    settings: { quoteLifeMs: 1000 },
    catalogue: { byHash: async () => ({}) },
    vault: { open: () => new TextEncoder().encode('{}') },
    rules: {
      evaluate: () => ({ data: {}, fee: { lines: [{ amountCents: totalCents }], totalCents } }),
      behaviour: () => ({ isPaymentRequired: true, submissionType: 'ALLOW_ESUBM' }),
    },
    store: {
      submissions: { find: async () => submission },
      transact: (work: (all: typeof records) => unknown) => work(records),
    },
  };
  return { deps: deps as unknown as ServiceDeps, queue, events };
}

const SUBMISSION = {
  id: 'SUB1',
  definitionHash: 'd',
  quoteExpiresAt: new Date('2026-11-20T03:00:00Z'),
  sealedData: new Uint8Array(1),
};

describe('checkFee', () => {
  it('I7: records nothing when the same fee was charged', async () => {
    const { deps, queue, events } = portalWith(38000, SUBMISSION);
    expect(await checkFee(deps, ATTEMPT)).toBe(false);
    expect([queue, events]).toEqual([[], []]);
  });

  it('I7: records another fee once, with both amounts', async () => {
    const { deps, queue, events } = portalWith(41000, SUBMISSION);
    expect(await checkFee(deps, ATTEMPT)).toBe(true);
    expect(await checkFee(deps, ATTEMPT)).toBe(false);
    expect(queue.map(({ key }) => key)).toEqual(['operatorAlert:otherFee:PAY1']);
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['payment.difference', { reason: 'otherFee', expectedCents: 41000, foundCents: 38000 }],
    ]);
  });

  it('I7: records a fee that cannot be computed', async () => {
    const { deps, events } = portalWith(undefined, SUBMISSION);
    expect(await checkFee(deps, ATTEMPT)).toBe(true);
    expect(events.map(({ detail }) => detail)).toEqual([
      { reason: 'feeUnknown', foundCents: 38000 },
    ]);
  });

  it.each([
    ['money that is refunded', { ...ATTEMPT, disposition: 'REFUND_DUE' as const }, SUBMISSION],
    [
      'money that waits for an operator',
      { ...ATTEMPT, disposition: 'NEEDS_ACTION' as const },
      SUBMISSION,
    ],
    ['removed answers', ATTEMPT, { ...SUBMISSION, sealedData: undefined }],
    ['a submission that is absent', ATTEMPT, undefined],
  ])('skips %s', async (_, attempt, submission) => {
    const { deps, queue, events } = portalWith(41000, submission);
    expect(await checkFee(deps, attempt)).toBe(false);
    expect([queue, events]).toEqual([[], []]);
  });
});
