import { expect, it } from 'vitest';
import { submittedOnWire } from '../../../../server/routes/submission/wireResults.ts';

const OTHER = { transactionId: 'T2', amountCents: 38_000, state: 'refundDue' } as const;

const ON_WIRE = [{ transactionid: 'T2', amount: '380.00', state: 'refundDue' }];

it('promise 8: submittedOnWire: includes a refund', () => {
  const answer = submittedOnWire({
    result: 'ok',
    submissionId: 'S1',
    referenceNumber: 'R1',
    submittedAt: new Date(0),
    amountCents: 38_000,
    dataHash: 'd',
    otherPayments: [OTHER],
  });
  expect(answer.otherpayments).toEqual(ON_WIRE);
});
