import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import type { StoreRecords } from '../../../../server/ports/store/SubmissionStore.ts';
import {
  type CompletionDeps,
  claimReference,
} from '../../../../server/services/transitions/claimReference.ts';

const SUBMISSION = { id: 'SUB1', formCode: 'LR164', definitionHash: 'd' } as Submission;

/** Claims a number on a day, where `taken` numbers exist already. */
function claim(now: string, taken: readonly string[] = [], customRefNumber?: string) {
  let next = 0;
  const deps = {
    clock: { now: () => new Date(now) },
    ids: { digits: (count: number) => String(next++).padStart(count, '0') },
    catalogue: { byHash: async () => ({ plan: { manifest: { customRefNumber } } }) },
  } as unknown as CompletionDeps;
  const records = {
    references: { claim: async (reference: string) => !taken.includes(reference) },
  } as unknown as StoreRecords;
  return claimReference(deps, records, SUBMISSION);
}

describe('claimReference', () => {
  it.each([
    ['2026-11-20T02:00:00Z', 'LR164-261120-000000'],
    // Midnight in Hong Kong is 16:00 UTC of the day before.
    ['2026-11-20T15:59:59Z', 'LR164-261120-000000'],
    ['2026-11-20T16:00:00Z', 'LR164-261121-000000'],
    ['2026-12-31T16:00:00Z', 'LR164-270101-000000'],
  ])('uses the day in Hong Kong at %s', async (now, reference) => {
    expect(await claim(now)).toBe(reference);
  });

  it('skips a number that is taken', async () => {
    const taken = ['LR164-261120-000000', 'LR164-261120-000001'];
    expect(await claim('2026-11-20T02:00:00Z', taken)).toBe('LR164-261120-000002');
  });

  it("follows the form's own pattern", async () => {
    expect(await claim('2026-11-20T02:00:00Z', [], 'E{digits}/{code}')).toBe('E000000/LR164');
  });

  it('throws after 50 taken numbers', async () => {
    // A pattern without digits gives the same number each time.
    await expect(claim('2026-11-20T02:00:00Z', ['LR164'], '{code}')).rejects.toThrow(
      'Cannot find a free reference number for LR164: 50 were taken',
    );
  });
});
