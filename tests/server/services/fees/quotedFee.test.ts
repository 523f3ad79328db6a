import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { quotedFee } from '../../../../server/services/fees/quotedFee.ts';

const SUBMISSION = {
  id: 'SUB1',
  definitionHash: 'h1',
  sealedData: Buffer.from('{}'),
  quoteExpiresAt: new Date('2026-11-21T02:00:00Z'),
} as unknown as Submission;
const DAY_MS = 86_400_000;

interface Given {
  readonly submission?: object;
  readonly totalCents?: number;
  readonly submissionType?: string;
}

/** Computes the fee of a submission, and returns the times of the computation. */
async function feeOf({ submission, totalCents = 38_000, submissionType = 'ALLOW_ESUBM' }: Given) {
  const times: string[] = [];
  const deps = {
    settings: { quoteLifeMs: DAY_MS },
    catalogue: { byHash: async (hash: string) => (hash === 'h1' ? {} : undefined) },
    vault: { open: () => Buffer.from('{"orders":1}') },
    rules: {
      evaluate: (_: unknown, { data, now }: { readonly data: object; readonly now: string }) => {
        times.push(now);
        const lines = 'orders' in data ? [{ amountCents: 38_000 }] : [];
        return { data, fee: { lines, totalCents } };
      },
      behaviour: (_: unknown, __: unknown, now: string) => {
        times.push(now);
        return { isPaymentRequired: true, submissionType };
      },
    },
  } as unknown as Parameters<typeof quotedFee>[0];
  return { cents: await quotedFee(deps, { ...SUBMISSION, ...submission }), times };
}

describe('quotedFee', () => {
  it('I7: computes the fee of the stored answers at the time of the quote', async () => {
    const at = '2026-11-20T02:00:00.000Z';
    expect(await feeOf({})).toEqual({ cents: 38_000, times: [at, at] });
  });

  it('returns 0 for a form that is not paid online', async () => {
    expect((await feeOf({ submissionType: 'OFFLINE_SUBM' })).cents).toBe(0);
  });

  it.each<[string, Given]>([
    ['the definition is missing', { submission: { definitionHash: 'h0' } }],
    ['the answers were removed', { submission: { sealedData: undefined } }],
    ['the lines do not add up', { totalCents: 37_999 }],
    ['the total is no whole number of cents', { totalCents: 380.5 }],
  ])('returns undefined when %s', async (_, given) => {
    expect((await feeOf(given)).cents).toBeUndefined();
  });
});
