import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_STATUSES,
  ENDED_STATUSES,
  LIVE_STATUSES,
} from '../../../../server/ports/store/PaymentAttempt.ts';

describe('statuses of payment attempts', () => {
  it('I4: money may still move in these statuses', () => {
    expect(LIVE_STATUSES).toEqual(['CREATED', 'PENDING', 'UNKNOWN']);
  });

  it('T-13: these statuses ended without money', () => {
    expect(ENDED_STATUSES).toEqual(['REJECTED', 'CANCELLED', 'EXPIRED']);
  });

  it('are final on the wire exactly when no money may move', () => {
    const onWire = Object.entries(ATTEMPT_STATUSES).map(([status, each]) => [status, each.onWire]);
    const live = ATTEMPT_STATUSES.CREATED.onWire;
    expect(onWire).toEqual([
      ['CREATED', live],
      ['PENDING', live],
      ['UNKNOWN', live],
      ['APPROVED', 'APPR'],
      ['REJECTED', 'REJT'],
      ['CANCELLED', 'CANC'],
      ['EXPIRED', 'PSTO'],
    ]);
  });
});
