import { describe, expect, it } from 'vitest';
import { notePayment } from '../../../../server/services/operator/notePayment.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const ACT = { target: 'PAY1', by: 'LEE', note: 'called the bank' };

interface Event {
  readonly kind: string;
  readonly submissionId?: string;
  readonly attemptId?: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Creates a store of the payment PAY1 of SUB1, and of the differences of the payment PAY1. */
function portal(given: { events?: Event[]; difference?: object } = {}) {
  const { difference } = given;
  const events = [...(given.events ?? [])];
  const locked: string[] = [];
  const records = {
    submissions: {
      find: async (id: string) => (id === 'SUB1' ? { id } : undefined),
      lock: async (id: string) => void locked.push(id),
    },
    attempts: {
      find: async (id: string) => (id === 'PAY1' ? { id, submissionId: 'SUB1' } : undefined),
    },
    references: {
      find: async (name: string) => (name === 'LR-1' ? { submissionId: 'SUB1' } : undefined),
    },
    operator: {
      lockDifference: async (attemptId: string, reason: string) =>
        attemptId === 'PAY1' && reason === 'otherFee' ? difference : undefined,
    },
    events: {
      append: async (event: Event) => void events.push(event),
      ofAttempt: async (id: string) => events.filter(({ attemptId }) => attemptId === id),
      ofSubmission: async (id: string) => events.filter(({ submissionId }) => submissionId === id),
    },
  };
  const deps = {
    clock: { now: () => AT },
    store: { ...records, transact: (work: (all: typeof records) => unknown) => work(records) },
  } as unknown as Parameters<typeof notePayment>[0];
  return { events, locked, note: (more: object = {}) => notePayment(deps, { ...ACT, ...more }) };
}

const EVENT = {
  kind: 'operator.note',
  submissionId: 'SUB1',
  attemptId: 'PAY1',
  at: AT,
  detail: { by: 'LEE', note: 'called the bank' },
};

describe('notePayment: a note', () => {
  it.each([
    ['a payment', 'PAY1', 'PAY1'],
    ['a submission', 'SUB1', undefined],
    ['a reference number', 'LR-1', undefined],
  ])('is added to the history of %s', async (_, target, attemptId) => {
    const { note, events, locked } = portal();
    expect(await note({ target })).toEqual({ isDone: true, lines: [`Noted about ${target}.`] });
    expect(events).toEqual([{ ...EVENT, attemptId }]);
    expect(locked).toEqual(['SUB1']);
  });

  it('is added to the history of money without a payment of this portal', async () => {
    const orphan = { kind: 'payment.difference', attemptId: 'GONE', detail: {} };
    const { note, events, locked } = portal({ events: [orphan] });
    expect(await note({ target: 'GONE' })).toMatchObject({ isDone: true });
    expect(events[1]).toEqual({ ...EVENT, submissionId: undefined, attemptId: 'GONE' });
    expect(locked).toEqual([]);
  });

  it('is added once', async () => {
    const { note, events } = portal();
    await note();
    expect(await note()).toEqual({
      isDone: true,
      lines: ['Done already: this note of LEE about PAY1 is there.'],
    });
    expect(events).toHaveLength(1);
  });

  it.each([
    ['another operator', { by: 'WONG' }],
    ['another text', { note: 'called the bank again' }],
    ['another target of the same submission', { target: 'SUB1' }],
  ])('is added again for %s', async (_, more) => {
    const { note, events } = portal();
    await note();
    await note(more);
    expect(events).toHaveLength(2);
  });

  it('is refused for an unknown name', async () => {
    const { note, events } = portal();
    expect(await note({ target: 'PAY7' })).toEqual({
      isDone: false,
      lines: ['There is no payment, submission or reference number PAY7'],
    });
    expect(events).toEqual([]);
  });
});

describe('notePayment: a difference', () => {
  const target = 'PAY1:otherFee';

  it('is marked as dealt with', async () => {
    const { note, events, locked } = portal({ difference: { submissionId: 'SUB1' } });
    expect(await note({ target })).toEqual({
      isDone: true,
      lines: ['Dealt with: difference PAY1:otherFee.'],
    });
    expect(events).toEqual([
      {
        ...EVENT,
        kind: 'operator.differenceDealt',
        detail: { by: 'LEE', note: 'called the bank', reason: 'otherFee' },
      },
    ]);
    expect(locked).toEqual(['SUB1']);
  });

  it('adds no event when the difference was dealt with before', async () => {
    const difference = { submissionId: 'SUB1', dealtAt: AT, dealtBy: 'WONG' };
    const { note, events } = portal({ difference });
    expect(await note({ target })).toEqual({
      isDone: true,
      lines: ['Done already: PAY1:otherFee was dealt with at 2026-11-20T02:00:00.000Z by WONG.'],
    });
    expect(events).toEqual([]);
  });

  it.each(['PAY1:feeUnknown', 'PAY2:otherFee'])('refuses the unknown %s', async (unknown) => {
    const { note, events } = portal({ difference: {} });
    expect(await note({ target: unknown })).toEqual({
      isDone: false,
      lines: [`There is no difference ${unknown}`],
    });
    expect(events).toEqual([]);
  });
});
