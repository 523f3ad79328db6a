import { describe, expect, it } from 'vitest';
import { PAYMENT_STATUSES } from '#engine';
import type { GatewayStatusCode } from '../../../../server/ports/payment/PaymentGateway.ts';
import {
  LIVE_STATUSES,
  type PaymentAttempt,
} from '../../../../server/ports/store/PaymentAttempt.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { eventOfAnswer } from '../../../../server/services/transitions/eventOfAnswer.ts';
import {
  type AttemptEvent,
  EVENTS_OF,
  TRANSITIONS,
} from '../../../../server/services/transitions/transitions.ts';

const EVENTS = Object.keys(TRANSITIONS) as AttemptEvent[];

/** Events of the server itself: the gateway does not report them. */
const OUR_OWN: readonly AttemptEvent[] = ['accepted', 'withdrawn'];

describe('eventOfAnswer', () => {
  const NOW = new Date('2026-11-20T02:00:00Z');
  const times = {
    notFoundGraceMs: 120_000,
    webTokenLifeMs: 900_000,
    timedOutForMs: 86_400_000,
    slowForMs: 14 * 86_400_000,
  };
  const attempt = {
    id: 'A1',
    status: 'PENDING',
    amountCents: 38_000,
    dataHash: 'd',
    startedAt: NOW,
    updatedAt: NOW,
  } as PaymentAttempt;
  const submission = {
    id: 'S1',
    status: 'PAYING',
    amountCents: 38_000,
    dataHash: 'd',
    sealedData: new Uint8Array(),
  } as Submission;
  const eventOf = (
    code: GatewayStatusCode,
    change: {
      attempt?: Partial<PaymentAttempt>;
      submission?: Partial<Submission>;
      answer?: { amountCents?: number; currency?: string };
      askedAfterMs?: number;
    } = {},
  ) =>
    eventOfAnswer(
      {
        answer: {
          code,
          amountCents: 38_000,
          currency: 'HKD',
          description: '',
          canRetry: true,
          ...change.answer,
        },
        askedAt: new Date(NOW.getTime() + (change.askedAfterMs ?? 0)),
        attempt: { ...attempt, ...change.attempt },
        submission: { ...submission, ...change.submission },
      },
      times,
    );

  it('maps every status of the specification', () => {
    const events = Object.keys(PAYMENT_STATUSES).map((code) => [
      code,
      eventOf(code as GatewayStatusCode, { askedAfterMs: 120_000 }),
    ]);
    expect(Object.fromEntries(events)).toEqual({
      APPR: 'approved',
      REJT: 'rejected',
      CANC: 'cancelled',
      INPR: 'inProcess',
      NOTF: 'notFound',
      DUPA: 'unclear',
      PSER: 'unclear',
      FIER: 'unclear',
      PSTO: 'timedOut',
    });
  });

  it('returns exactly the events of EVENTS_OF for each status', () => {
    const changes: Parameters<typeof eventOf>[1][] = [
      {},
      { answer: { amountCents: 1 } },
      { submission: { status: 'PAID_NEEDS_ACTION' } },
      { askedAfterMs: 120_000 },
      { askedAfterMs: 86_400_000 },
      { attempt: { status: 'UNKNOWN', resultCode: 'PSTO' }, askedAfterMs: 86_400_000 },
      { attempt: { chargeId: 'C1' }, askedAfterMs: 120_000 },
    ];
    for (const code of Object.keys(PAYMENT_STATUSES) as GatewayStatusCode[]) {
      const events = new Set(changes.map((change) => eventOf(code, change)));
      events.delete(undefined);
      const expected = EVENTS_OF[PAYMENT_STATUSES[code].evidence];
      expect([...events].toSorted(), code).toEqual(expected.toSorted());
    }
    expect(Object.values(EVENTS_OF).flat()).toEqual(
      expect.arrayContaining(EVENTS.filter((event) => !OUR_OWN.includes(event))),
    );
  });

  it.each([
    ['another amount', { answer: { amountCents: 38_001 } }],
    ['another currency', { answer: { currency: 'CNY' } }],
    ['answers that changed later', { submission: { dataHash: 'e' } }],
    ['a price that changed later', { submission: { amountCents: 76_000 } }],
    ['an abandoned submission', { submission: { status: 'ABANDONED' as const } }],
  ])('B-74: does not use money for %s', (_, change) => {
    expect(eventOf('APPR', change)).toBe('approvedUnfit');
  });

  it('does not use money for removed answers', () => {
    const { sealedData: _, ...forgotten } = submission;
    const evidence = {
      answer: {
        code: 'APPR',
        amountCents: 38_000,
        currency: 'HKD',
        description: '',
        canRetry: true,
      },
      askedAt: NOW,
      attempt,
      submission: forgotten,
    } as const;
    expect(eventOfAnswer(evidence, times)).toBe('approvedUnfit');
  });

  it.each([
    ['is paid by another attempt', { paidAttemptId: 'A0', status: 'SUBMITTED' as const }],
    ['waits for an operator', { status: 'PAID_NEEDS_ACTION' as const }],
  ])('refunds money when the submission %s', (_, change) => {
    expect(eventOf('APPR', { submission: change })).toBe('approvedAgain');
  });

  it('waits two minutes before it reports a started charge as not found', () => {
    expect(eventOf('NOTF', { askedAfterMs: 119_999 })).toBeUndefined();
    expect(eventOf('NOTF', { askedAfterMs: 120_000 })).toBe('notFound');
  });

  it('promise 8: expires a timed-out attempt only after a day', () => {
    expect(TRANSITIONS.timedOut).toEqual({ from: LIVE_STATUSES, to: 'UNKNOWN', effects: [] });
    // The day starts with the first PSTO, even after a long pending time.
    expect(eventOf('PSTO', { askedAfterMs: 8 * 86_400_000 })).toBe('timedOut');
    const known = { status: 'UNKNOWN', resultCode: 'PSTO' } as const;
    expect(eventOf('PSTO', { attempt: known, askedAfterMs: 86_399_999 })).toBeUndefined();
    expect(eventOf('PSTO', { attempt: known, askedAfterMs: 86_400_000 })).toBe('expired');
  });

  it('never reports a confirmed charge as not found', () => {
    expect(
      eventOf('NOTF', { attempt: { chargeId: 'C1' }, askedAfterMs: 9_999_999 }),
    ).toBeUndefined();
  });
});
