import { describe, expect, it } from 'vitest';
import {
  DIFFERENCE_EVENT,
  type Difference,
  noteDifference,
} from '../../../../server/services/fees/noteDifference.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const OTHER_AMOUNT: Difference = {
  reason: 'otherAmount',
  attemptId: 'PAY1',
  submissionId: 'SUB1',
  expectedCents: 38_000,
  foundCents: 0,
};

/** Creates a store that records differences. */
function noted() {
  const queue: { readonly key: string }[] = [];
  const events: object[] = [];
  const records = {
    outbox: {
      add: async (message: { readonly key: string }) => {
        const isNew = queue.every(({ key }) => key !== message.key);
        if (isNew) queue.push(message);
        return isNew;
      },
    },
    events: { append: async (event: object) => void events.push(event) },
  };
  const deps = {
    clock: { now: () => NOW },
    store: { transact: (work: (all: typeof records) => unknown) => work(records) },
  } as unknown as Parameters<typeof noteDifference>[0];
  return { queue, events, note: (difference: Difference) => noteDifference(deps, difference) };
}

describe('noteDifference', () => {
  it('alerts an operator and records both amounts, also an amount of 0', async () => {
    const { note, queue, events } = noted();
    expect(await note(OTHER_AMOUNT)).toBe(true);
    expect(queue).toEqual([
      {
        key: 'operatorAlert:otherAmount:PAY1',
        topic: 'operatorAlert',
        submissionId: 'SUB1',
        payload: { attemptId: 'PAY1', reason: 'otherAmount' },
        dueAt: NOW,
      },
    ]);
    expect(events).toEqual([
      {
        submissionId: 'SUB1',
        attemptId: 'PAY1',
        at: NOW,
        kind: DIFFERENCE_EVENT,
        detail: { reason: 'otherAmount', expectedCents: 38_000, foundCents: 0 },
      },
    ]);
  });

  it('records a difference once, and another reason of the same attempt', async () => {
    const { note, events } = noted();
    await note(OTHER_AMOUNT);
    expect(await note(OTHER_AMOUNT)).toBe(false);
    expect(events).toHaveLength(1);
    expect(await note({ ...OTHER_AMOUNT, reason: 'otherFee' })).toBe(true);
    expect(await note({ ...OTHER_AMOUNT, attemptId: 'PAY2' })).toBe(true);
  });

  it('records money without a submission or known amounts', async () => {
    const { note, queue, events } = noted();
    await note({ reason: 'chargeWithoutSubmission', attemptId: 'PAY9' });
    expect(queue).toMatchObject([{ submissionId: '' }]);
    expect(events).toMatchObject([{ attemptId: 'PAY9' }]);
    expect(events).toHaveProperty('0.detail', { reason: 'chargeWithoutSubmission' });
  });
});
