import { describe, expect, it } from 'vitest';
import { markTaken } from '../../../../server/services/export/markTaken.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const PROOF = { reference: 'LR-1', run: 'RUN2', sha256: 'a'.repeat(64), isAgain: false };

/** Creates a store of one submission; `isThere` is false after retention removed it. */
function portal({ submission = {}, isThere = true }: { submission?: object; isThere?: boolean }) {
  const steps: unknown[] = [];
  const records = {
    submissions: {
      lock: async (id: string) => {
        steps.push(`lock ${id}`);
        return submission;
      },
    },
    retention: {
      markTaken: async (id: string, mark: object) => {
        steps.push([id, mark]);
        return isThere;
      },
    },
    events: { append: async (event: object) => void steps.push(event) },
  };
  const store = {
    references: {
      find: async (reference: string) =>
        reference === 'LR-1' ? { submissionId: 'SUB1' } : undefined,
    },
    transact: (work: (all: typeof records) => unknown) => work(records),
  };
  const deps = { store, clock: { now: () => NOW } } as unknown as Parameters<typeof markTaken>[0];
  return { steps, mark: (more: object = {}) => markTaken(deps, { ...PROOF, ...more }) };
}

const TAKEN = { takenAt: new Date('2026-11-19T02:00:00Z'), takenBy: 'RUN1' };

describe('markTaken', () => {
  it.each([
    ['a submission without a mark', {}, false],
    ['a submission with a mark, when it is exported again', TAKEN, true],
  ])('marks %s under its lock', async (_, submission, isAgain) => {
    const { mark, steps } = portal({ submission });
    expect(await mark({ isAgain })).toEqual({ takenAt: NOW });
    expect(steps).toEqual([
      'lock SUB1',
      ['SUB1', { takenAt: NOW, takenBy: 'RUN2', takenSha256: PROOF.sha256 }],
      {
        submissionId: 'SUB1',
        at: NOW,
        kind: 'submission.taken',
        detail: { run: 'RUN2', sha256: PROOF.sha256, isAgain },
      },
    ]);
  });

  it('does not replace the mark of another run', async () => {
    const { mark, steps } = portal({ submission: TAKEN });
    expect(await mark()).toEqual({ refusal: 'Cannot mark LR-1: run RUN1 took it meanwhile' });
    expect(steps).toEqual(['lock SUB1']);
  });

  it('refuses a submission that was removed meanwhile', async () => {
    const { mark, steps } = portal({ isThere: false });
    expect(await mark()).toEqual({ refusal: 'Cannot mark LR-1: it is not here any more' });
    expect(steps.filter((step) => JSON.stringify(step).includes('submission.taken'))).toEqual([]);
  });

  it('refuses an unknown reference number', async () => {
    const { mark, steps } = portal({});
    expect(await mark({ reference: 'LR-2' })).toEqual({
      refusal: 'No submission has the reference number LR-2',
    });
    expect(steps).toEqual([]);
  });
});
