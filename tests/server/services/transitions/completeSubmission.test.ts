import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import type { StoreRecords } from '../../../../server/ports/store/SubmissionStore.ts';
import type { CompletionDeps } from '../../../../server/services/transitions/claimReference.ts';
import { completeSubmission } from '../../../../server/services/transitions/completeSubmission.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const SUBMISSION = {
  id: 'SUB1',
  formCode: 'LR164',
  definitionHash: 'd',
  dataHash: 'a1',
} as Submission;

/** Completes a submission; `moves` is false when it has another status meanwhile. */
async function complete(submission: Submission, moves = true) {
  const done: string[] = [];
  const deps = {
    clock: { now: () => NOW },
    ids: { digits: () => '123456' },
    catalogue: { byHash: async () => undefined },
  } as unknown as CompletionDeps;
  const records = {
    references: { claim: async () => true },
    submissions: {
      move: async (id: string, from: unknown, to: string, at: Date, patch: object) => {
        done.push(`${id} ${String(from)} → ${to} ${at.toISOString()} ${JSON.stringify(patch)}`);
        return moves;
      },
    },
    outbox: { add: async ({ key }: { key: string }) => done.push(key) },
    events: {
      append: async ({ kind, detail }: { kind: string; detail: unknown }) => {
        done.push(`${kind} ${JSON.stringify(detail)}`);
      },
    },
  } as unknown as StoreRecords;
  const error = await completeSubmission(deps, records, submission).catch((each: Error) => each);
  return { done, error };
}

describe('completeSubmission', () => {
  it('assigns the number, queues the work and records the event', async () => {
    const { done, error } = await complete(SUBMISSION);
    expect(error).toBeUndefined();
    expect(done).toEqual([
      expect.stringMatching(/^SUB1 .*→ SUBMITTED .*"referenceNumber":"LR164-261120-123456"/),
      'ackPdf:SUB1',
      'export:SUB1',
      'submission.completed {"referenceNumber":"LR164-261120-123456","dataHash":"a1"}',
    ]);
  });

  it('queues a mail for an applicant who requested a mail', async () => {
    const { done } = await complete({ ...SUBMISSION, sealedAck: new Uint8Array(1) });
    expect(done.filter((each) => /^\w+:SUB1$/.test(each))).toEqual([
      'ackPdf:SUB1',
      'export:SUB1',
      'ackMail:SUB1',
    ]);
  });

  it('throws for another status, so that the transaction is rolled back', async () => {
    const { done, error } = await complete(SUBMISSION, false);
    expect(String(error)).toContain('submission SUB1: it is not paid and not free');
    expect(done).toHaveLength(1);
  });
});
