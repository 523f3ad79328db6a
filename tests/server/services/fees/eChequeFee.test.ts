import { describe, expect, it } from 'vitest';
import { E_CHEQUE_STEP, type Fee } from '#engine';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { eChequeFee } from '../../../../server/services/fees/eChequeFee.ts';

const FEE: Fee = { lines: [], totalCents: 23_000 };
const SUBMISSION = {
  id: 'SUB1',
  definitionHash: 'h1',
  amountCents: 0,
  sealedData: Buffer.from('{}'),
  submittedAt: new Date('2026-11-20T02:00:00Z'),
  quoteExpiresAt: new Date('2026-11-21T02:00:00Z'),
} as unknown as Submission;

interface Given {
  readonly submission?: object;
  readonly steps?: readonly object[];
  readonly method?: string;
}

/** Computes the fee, and returns the times of the computation. */
async function feeOf({ submission, steps = [{ id: E_CHEQUE_STEP }], method = 'echq' }: Given) {
  const times: string[] = [];
  const deps = {
    catalogue: {
      byHash: async (hash: string) => (hash === 'h1' ? { plan: { steps } } : undefined),
    },
    vault: { open: () => Buffer.from('{}') },
    rules: {
      evaluate: (_: unknown, { now }: { readonly now: string }) => {
        times.push(now);
        return { data: { paid: true }, fee: FEE };
      },
      behaviour: (_: unknown, data: { readonly paid?: boolean }, now: string) => {
        times.push(now);
        return { paymentMethod: data.paid ? method : undefined };
      },
    },
  } as unknown as Parameters<typeof eChequeFee>[0];
  return { fee: await eChequeFee(deps, { ...SUBMISSION, ...submission }), times };
}

describe('eChequeFee', () => {
  it('returns the fee of a form that an e-Cheque paid, at the time of submission', async () => {
    const at = '2026-11-20T02:00:00.000Z';
    expect(await feeOf({})).toEqual({ fee: FEE, times: [at, at] });
  });

  it('uses the quote of a form that is not submitted', async () => {
    const { fee, times } = await feeOf({ submission: { submittedAt: undefined } });
    expect([fee, times[0]]).toEqual([FEE, '2026-11-21T02:00:00.000Z']);
  });

  it.each<[string, Given]>([
    ['has an amount that is paid at the gateway', { submission: { amountCents: 1 } }],
    ['has no answers any more', { submission: { sealedData: undefined } }],
    ['has an unknown definition', { submission: { definitionHash: 'h0' } }],
    ['has no step for an e-Cheque', { steps: [{ id: 'review' }] }],
    ['is paid by another method', { method: 'visa' }],
  ])('returns undefined when the submission %s', async (_, given) => {
    expect((await feeOf(given)).fee).toBeUndefined();
  });
});
