import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  LIVE_STATUSES,
} from '../../../../server/ports/store/PaymentAttempt.ts';
import type { SubmissionStatus } from '../../../../server/ports/store/Submission.ts';
import {
  type AttemptEvent,
  SUBMISSION_STEPS,
  TRANSITIONS,
} from '../../../../server/services/transitions/transitions.ts';

const EVENTS = Object.keys(TRANSITIONS) as AttemptEvent[];

describe('TRANSITIONS: graph of the payment attempt', () => {
  it('reaches every status from CREATED', () => {
    expect([...reachable('CREATED')].toSorted()).toEqual(Object.keys(ATTEMPT_STATUSES).toSorted());
  });

  it('I8: does not leave APPROVED', () => {
    expect([...reachable('APPROVED')]).toEqual(['APPROVED']);
  });

  it('leaves another final status only through an approval', () => {
    for (const status of ['REJECTED', 'CANCELLED', 'EXPIRED'] as const) {
      const ways = EVENTS.filter((event) => TRANSITIONS[event].from.includes(status));
      expect(ways).toEqual(['approved', 'approvedUnfit', 'approvedAgain']);
    }
  });

  it('frees the submission when a live attempt ends without money', () => {
    for (const event of EVENTS) {
      const { from, to, submission } = TRANSITIONS[event];
      const isEnd = ['REJECTED', 'CANCELLED', 'EXPIRED'].includes(to);
      if (isEnd) expect(submission, event).toEqual({ from: ['PAYING'], to: 'QUOTED' });
      if (isEnd) expect(from.every((status) => LIVE_STATUSES.includes(status))).toBe(true);
    }
  });

  it('sets a disposition exactly for approved money', () => {
    for (const event of EVENTS) {
      const { to, disposition } = TRANSITIONS[event];
      expect(disposition !== undefined, event).toBe(to === 'APPROVED');
    }
  });

  it('alerts an operator unless the money is used', () => {
    expect(TRANSITIONS.approvedUnfit.effects).toContain('alertOperator');
    expect(TRANSITIONS.approvedAgain.effects).toEqual(['alertOperator', 'refund']);
    expect(TRANSITIONS.approved.effects).toEqual(['complete']);
  });

  function reachable(start: AttemptStatus): ReadonlySet<AttemptStatus> {
    const found = new Set([start]);
    for (const status of found) {
      for (const event of EVENTS) {
        if (TRANSITIONS[event].from.includes(status)) found.add(TRANSITIONS[event].to);
      }
    }
    return found;
  }
});

describe('TRANSITIONS: graph of the submission', () => {
  const steps: readonly { from: readonly SubmissionStatus[]; to: SubmissionStatus }[] = [
    ...Object.values(SUBMISSION_STEPS),
    ...EVENTS.flatMap((event) => TRANSITIONS[event].submission ?? []),
  ];

  it('reaches every status from QUOTED', () => {
    const found = new Set<SubmissionStatus>(['QUOTED']);
    for (const status of found) {
      for (const { from, to } of steps) if (from.includes(status)) found.add(to);
    }
    expect([...found].toSorted()).toEqual([
      'ABANDONED',
      'ACKNOWLEDGED',
      'OFFLINE_COMPLETED',
      'PAID',
      'PAID_NEEDS_ACTION',
      'PAYING',
      'QUOTED',
      'SUBMITTED',
    ]);
  });

  it('leaves SUBMITTED only for ACKNOWLEDGED', () => {
    const ways = steps.filter(({ from }) => from.includes('SUBMITTED'));
    expect(ways.map(({ to }) => to)).toEqual(['ACKNOWLEDGED']);
    const after = steps.filter(({ from }) => from.includes('ACKNOWLEDGED'));
    expect(after).toEqual([]);
  });
});
