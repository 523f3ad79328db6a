import { describe, expect, it } from 'vitest';
import type { PaymentAttempt } from '../../../../server/ports/store/PaymentAttempt.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import {
  attemptLines,
  historyLines,
  submissionLines,
} from '../../../../server/services/operator/recordLines.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const ISO = '2026-11-20T02:00:00.000Z';

describe('submissionLines', () => {
  const SUBMISSION = {
    id: 'SUB1',
    formCode: 'LR164',
    status: 'QUOTED',
    amountCents: 38000,
    createdAt: AT,
  } as Submission;

  it('describes a submission without a number and without answers', () => {
    expect(submissionLines(SUBMISSION)).toEqual([
      'Submission SUB1 of LR164: QUOTED',
      `  price HK$380.00, begun ${ISO}, answers removed`,
      '  reference number none',
    ]);
  });

  it('never shows the stored answers', () => {
    const sealedData = new TextEncoder().encode('CHAN TAI MAN');
    const lines = submissionLines({
      ...SUBMISSION,
      sealedData,
      referenceNumber: 'LR164-261120-1',
      submittedAt: AT,
    });
    expect(lines.slice(1)).toEqual([
      `  price HK$380.00, begun ${ISO}, answers kept`,
      `  reference number LR164-261120-1, submitted ${ISO}`,
    ]);
  });
});

describe('attemptLines', () => {
  const ATTEMPT = { id: 'PAY1', status: 'CREATED', amountCents: 38000 } as PaymentAttempt;

  it('describes an attempt that was never started', () => {
    expect(attemptLines(ATTEMPT)).toEqual([
      'Payment PAY1: CREATED',
      '  asked HK$380.00, by no method yet, charge none',
    ]);
  });

  it.each([
    ['APPLIED', 'completed with it'],
    ['REFUND_DUE', 'paid out'],
  ] as const)('describes approved money that is %s', (disposition, deal) => {
    const attempt: PaymentAttempt = {
      ...ATTEMPT,
      status: 'APPROVED',
      disposition,
      method: 'visa' as PaymentAttempt['method'] & string,
      chargeId: 'C1',
      approvedCents: 40000,
      approvedAt: AT,
      dealtAt: AT,
      dealtBy: 'chan',
    };
    expect(attemptLines(attempt)).toEqual([
      `Payment PAY1: APPROVED ${disposition}`,
      '  asked HK$380.00, by visa, charge C1',
      `  taken HK$400.00, approved ${ISO}`,
      `  ${deal} ${ISO} by chan`,
    ]);
  });
});

describe('historyLines', () => {
  it('describes each event in one line', () => {
    const events = [
      { at: AT, kind: 'submission.completed', submissionId: 'SUB1', detail: {} },
      { at: AT, kind: 'operator.note', attemptId: 'PAY1', detail: { by: 'chan', note: 'a\nb' } },
    ];
    expect(historyLines(events)).toEqual([
      'History:',
      `  ${ISO} submission.completed`,
      `  ${ISO} operator.note PAY1 by="chan" note="a\\nb"`,
    ]);
  });
});
