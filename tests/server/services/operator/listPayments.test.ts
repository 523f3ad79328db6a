import { describe, expect, it } from 'vitest';
import type {
  NotedDifference,
  SetAsidePayment,
} from '../../../../server/ports/store/OperatorRecords.ts';
import { listPayments } from '../../../../server/services/operator/listPayments.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const ISO = '2026-11-20T02:00:00.000Z';
const DEAL = { dealtAt: new Date('2026-11-21T02:00:00Z'), dealtBy: 'LEE' };
const SUBMISSION: SetAsidePayment['submission'] = {
  status: 'PAID_NEEDS_ACTION',
  amountCents: 38000,
  dataHash: 'd1',
  hasAnswers: true,
};
const PAYMENT: SetAsidePayment = {
  id: 'PAY1',
  submissionId: 'SUB1',
  amountCents: 38000,
  dataHash: 'd1',
  disposition: 'NEEDS_ACTION',
  approvedCents: 38000,
  approvedCurrency: 'HKD',
  approvedAt: AT,
  submission: SUBMISSION,
};
const DIFFERENCE: NotedDifference = { attemptId: 'PAY9', reason: 'otherFee', at: AT };

/** Lists the payments and differences of a store, and returns the queries that it received. */
async function list(
  payments: readonly SetAsidePayment[],
  differences: readonly NotedDifference[] = [],
  isAll = false,
) {
  const queries: object[] = [];
  const answering =
    <Row>(rows: readonly Row[]) =>
    async (query: object) => {
      queries.push(query);
      return rows;
    };
  const operator = { setAside: answering(payments), differences: answering(differences) };
  const store = { operator } as unknown as Parameters<typeof listPayments>[0];
  const { isDone, lines } = await listPayments(store, isAll);
  expect(isDone).toBe(true);
  return { lines, queries };
}

/** Returns the titles of the groups, without their rows. */
const titles = (lines: readonly string[]) =>
  lines.filter((line) => /^(?:Refunds|Paid, to be|Differences)/.test(line));

describe('listPayments', () => {
  it('names three empty groups', async () => {
    const { lines, queries } = await list([], [], true);
    expect(lines).toEqual([
      'Refunds: none',
      'Paid, to be decided: none',
      'Differences with the settlement: none',
    ]);
    expect(queries).toMatchObject([{ isAll: true }, { isAll: true }]);
  });

  it.each([
    ['money of a submission that waits', {}, 'Paid, to be decided: 1'],
    ['money that an operator used', { disposition: 'APPLIED', ...DEAL }, 'Paid, to be decided: 1'],
    ['a due refund', { disposition: 'REFUND_DUE' }, 'Refunds: 1'],
    ['a paid refund', { disposition: 'REFUND_DUE', ...DEAL }, 'Refunds: 1'],
    ['money that was paid out', DEAL, 'Refunds: 1'],
    [
      'money of a form that was handed in on paper',
      { submission: { ...SUBMISSION, status: 'OFFLINE_COMPLETED' } },
      'Refunds: 1',
    ],
  ] as const)('puts %s into one group', async (_, more, title) => {
    const { lines } = await list([{ ...PAYMENT, ...more }]);
    expect(titles(lines).filter((line) => !line.endsWith(': none'))).toEqual([title]);
  });

  it('aligns the columns and marks absent values', async () => {
    const paid = {
      ...PAYMENT,
      chargeId: 'CHARGE-1',
      method: 'visa' as const,
      approvedCents: 40000,
    };
    const { lines } = await list([
      { ...paid, submission: { ...SUBMISSION, referenceNumber: 'LR164-261120-1' } },
      { ...PAYMENT, id: 'P2', approvedAt: undefined } as unknown as SetAsidePayment,
    ]);
    expect(lines.slice(2, 5)).toEqual([
      'REFERENCE OR SUBMISSION  PAYMENT  CHARGE    AMOUNT     METHOD  SINCE                     REASON',
      `LR164-261120-1           PAY1     CHARGE-1  HK$400.00  visa    ${ISO}  the gateway took HK$400.00, asked for was HK$380.00`,
      'SUB1                     P2       -         HK$380.00  -       -                         the money fits now',
    ]);
  });

  it.each([
    [{ disposition: 'REFUND_DUE' }, 'the form has the money of another payment'],
    [DEAL, 'paid out at 2026-11-21T02:00:00.000Z by LEE'],
    [{ disposition: 'APPLIED', ...DEAL }, 'completed at 2026-11-21T02:00:00.000Z by LEE'],
    [{}, 'the money fits now'],
    [
      { submission: { ...SUBMISSION, status: 'OFFLINE_COMPLETED', hasAnswers: false } },
      'the answers were removed; it was handed in on paper',
    ],
  ] as const)('explains %j', async (more, reason) => {
    const { lines } = await list([{ ...PAYMENT, ...more }]);
    expect(lines.filter((line) => line.includes('PAY1'))).toEqual([
      expect.stringMatching(new RegExp(` {2}${reason}$`)),
    ]);
  });

  it.each([
    [{}, '-  PAY9:otherFee  -  -  -', 'nothing to compare'],
    [
      { submissionId: 'SUB1', expectedCents: 0, foundCents: 38000, method: 'fps', chargeId: 'C1' },
      'SUB1  PAY9:otherFee  C1  HK$380.00  fps',
      'expected HK$0.00',
    ],
    [
      { expectedCents: 100, ...DEAL },
      '-  PAY9:otherFee  -  -  -',
      'dealt with at 2026-11-21T02:00:00.000Z by LEE',
    ],
  ] as const)('lists the difference %j', async (more, cells, reason) => {
    const { lines } = await list([], [{ ...DIFFERENCE, ...more }]);
    expect(lines[2]).toBe('Differences with the settlement: 1');
    expect(lines[4]?.replace(/ {2,}/g, '  ')).toBe(`${cells}  ${ISO}  ${reason}`);
  });

  it.each([
    [500, 'Refunds: 500', 500],
    [501, 'Refunds: 500 and more', 500],
  ])('shows at most 500 of %d refunds, the oldest', async (count, title, shown) => {
    const refunds = Array.from({ length: count }, (_, index) => ({
      ...PAYMENT,
      id: `R${index}`,
      disposition: 'REFUND_DUE' as const,
    }));
    const { lines, queries } = await list(refunds);
    expect(lines[0]).toBe(title);
    const rows = lines.filter((line) => line.startsWith('SUB1'));
    expect(rows).toHaveLength(shown);
    expect(rows[0]).toContain(' R0 ');
    expect(queries[0]).toEqual({ isAll: false, limit: 501 });
  });
});
