import { describe, expect, it } from 'vitest';
import { findPayment } from '../../../../server/services/operator/findPayment.ts';

const SUBMISSION = { id: 'SUB1' };
const ATTEMPT = { id: 'PAY1', submissionId: 'SUB1' };

const records = {
  attempts: {
    find: async (id: string) =>
      [ATTEMPT, { id: 'PAY9', submissionId: 'GONE' }].find((each) => each.id === id),
  },
  submissions: { find: async (id: string) => (id === 'SUB1' ? SUBMISSION : undefined) },
  references: {
    find: async (number: string) => (number === 'LR164-1' ? { submissionId: 'SUB1' } : undefined),
  },
} as unknown as Parameters<typeof findPayment>[0];

describe('findPayment', () => {
  it.each([
    ['an attempt', 'PAY1', { attempt: ATTEMPT, submission: SUBMISSION }],
    ['a submission', 'SUB1', { submission: SUBMISSION }],
    ['a reference number', 'LR164-1', { submission: SUBMISSION }],
    ['an unknown name', 'LR164-2', undefined],
    ['an attempt without a submission', 'PAY9', undefined],
  ])('looks up %s', async (_, name, expected) => {
    expect(await findPayment(records, name)).toEqual(expected);
  });
});
