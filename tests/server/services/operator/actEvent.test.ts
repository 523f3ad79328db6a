import { describe, expect, it } from 'vitest';
import { actEvent } from '../../../../server/services/operator/actEvent.ts';

const ABOUT = { submissionId: 'SUB1', attemptId: 'PAY1', at: new Date('2026-11-20T02:00:00Z') };
const ACT = { target: 'PAY1', by: 'chan' };

describe('actEvent', () => {
  it('names the operator, the note and further details', () => {
    const act = { ...ACT, note: 'Paid out by cheque' };
    expect(actEvent('refundDone', ABOUT, act, { amountCents: 38_000 })).toEqual({
      ...ABOUT,
      kind: 'operator.refundDone',
      detail: { by: 'chan', note: 'Paid out by cheque', amountCents: 38_000 },
    });
  });

  it('leaves out a note that was not given, and keeps an empty one', () => {
    expect(actEvent('completed', ABOUT, ACT).detail).toEqual({ by: 'chan' });
    expect(actEvent('note', ABOUT, { ...ACT, note: '' }).detail).toEqual({ by: 'chan', note: '' });
  });
});
