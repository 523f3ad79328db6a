import { describe, expect, it } from 'vitest';
import { countOrders, type Orders } from './orders.ts';

const NONE = { submitted: 0, refundable: 0, unpaid: 0, lost: 0, doubles: 0 };
const submission = (id: string, further: Partial<Orders['submissions'][number]> = {}) =>
  ({ id, status: 'QUOTED', paidAttemptId: null, referenceNumber: null, ...further }) as const;
const attempt = (id: string, disposition: 'APPLIED' | 'REFUND_DUE' | null, submissionId = 's') => ({
  id,
  submissionId,
  disposition,
});
const charge = (attemptId: string) => ({ attemptId, status: 'APPR' }) as const;
const handedIn = submission('s', {
  status: 'ACKNOWLEDGED',
  paidAttemptId: 'a',
  referenceNumber: 'R1',
});
const paid: Orders = {
  submissions: [handedIn],
  attempts: [attempt('a', 'APPLIED')],
  charges: [charge('a')],
  references: [{ reference: 'R1', submissionId: 's' }],
  keys: [{ submissionId: 's' }],
};

describe('countOrders', () => {
  it('counts a paid form as submitted when its applicant got the reference number', () => {
    expect(countOrders(paid, new Map([['s', 'R1']]))).toEqual({ ...NONE, submitted: 1 });
  });

  it('counts a form without money as unpaid', () => {
    const orders = { ...paid, submissions: [submission('s')], charges: [], references: [] };
    expect(countOrders(orders, new Map([['s', '']]))).toEqual({ ...NONE, unpaid: 1 });
  });

  it('counts money that an operator pays back as refundable', () => {
    const attempts = [attempt('a', 'APPLIED'), attempt('b', 'REFUND_DUE')];
    const orders = { ...paid, attempts, charges: [charge('a'), charge('b')] };
    expect(countOrders(orders)).toEqual({ ...NONE, refundable: 1 });
  });

  it.each([
    ['money of a form that was not submitted', { submissions: [submission('s')] }],
    ['money of an unknown payment', { attempts: [], submissions: [submission('s')] }],
  ])('counts %s as lost', (_, change) => {
    expect(countOrders({ ...paid, ...change })).toMatchObject({ lost: 1, submitted: 0 });
  });

  it.each([
    ['a reference number other than the applicant’s', new Map([['s', 'R2']])],
    ['a saved form that is missing', new Map([['t', '']])],
  ])('counts %s as lost', (_, givenReferences) => {
    expect(countOrders(paid, givenReferences)).toMatchObject({ lost: 1 });
  });

  it.each<[string, Partial<Orders>]>([
    [
      'two kept charges of a form',
      {
        attempts: [attempt('a', 'APPLIED'), attempt('b', 'APPLIED')],
        charges: [charge('a'), charge('b')],
      },
    ],
    [
      'two reference numbers of a form',
      { references: [...paid.references, { reference: 'R2', submissionId: 's' }] },
    ],
    ['two forms of one key', { submissions: [handedIn, submission('t')] }],
  ])('counts %s as double', (_, change) => {
    expect(countOrders({ ...paid, ...change }).doubles).toBe(1);
  });
});
