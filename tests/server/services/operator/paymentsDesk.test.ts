import { describe, expect, it } from 'vitest';
import {
  answerPayments,
  PAYMENTS_ORDERS,
  type PaymentsOrder,
} from '../../../../server/services/operator/paymentsDesk.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const NO_TARGET = 'Name an attempt, a submission or a reference number';

/** Creates a desk whose store has no payment, and records the requested lists. */
function desk(counts: object = {}, events: readonly object[] = []) {
  const queries: object[] = [];
  const none = async () => undefined;
  const listed = async (query: object) => {
    queries.push(query);
    return [];
  };
  const store = {
    attempts: { find: none },
    submissions: { find: none },
    references: { find: none },
    operator: { setAside: listed, differences: listed, waiting: async () => counts },
    events: { ofAttempt: async () => events },
  };
  const deps = { store } as unknown as Parameters<typeof answerPayments>[0];
  return { queries, answer: (order: object) => answerPayments(deps, order as PaymentsOrder) };
}

describe('answerPayments', () => {
  it.each([
    [true, true],
    [undefined, false],
    ['true', false],
    [1, false],
  ])('payments:list lists finished items only for isAll true, not %j', async (isAll, expected) => {
    const { answer, queries } = desk();
    await answer({ order: 'payments:list', isAll });
    expect(queries).toMatchObject([{ isAll: expected }, { isAll: expected }]);
  });

  it('payments:waiting is done when nothing waits', async () => {
    expect(await desk().answer({ order: 'payments:waiting' })).toEqual({
      isDone: true,
      lines: ['none waits for an operator'],
    });
  });

  it('payments:waiting is not done while items wait, and counts the items', async () => {
    const counts = { refunds: 2, needsAction: 1, differences: 0, oldestAt: AT };
    expect(await desk(counts).answer({ order: 'payments:waiting' })).toEqual({
      isDone: false,
      lines: [
        'refunds due 2, paid submissions to decide 1, differences 0, the oldest since 2026-11-20T02:00:00.000Z: npm run payments -- list',
      ],
    });
  });

  it.each([undefined, '', 7, ['PAY1'], 'PAY 1', 'PAY1\n', 'PAY1;rm', 'A'.repeat(61)])(
    'refuses the target %j in every order that has one',
    async (target) => {
      for (const order of PAYMENTS_ORDERS) {
        if (order === 'payments:list' || order === 'payments:waiting') continue;
        expect(await desk().answer({ order, target, by: 'LEE', note: 'n' })).toEqual({
          isDone: false,
          lines: [NO_TARGET],
        });
      }
    },
  );

  it.each(['payments:refund-done', 'payments:complete', 'payments:note'])(
    '%s refuses an act without an operator',
    async (order) => {
      const { isDone, lines } = await desk().answer({ order, target: 'PAY1', note: 'n' });
      expect([isDone, lines]).toEqual([false, [expect.stringMatching(/^--by: /)]]);
    },
  );

  it.each([
    ['payments:refund-done', 'There is no payment'],
    ['payments:complete', 'There is no payment'],
    ['payments:note', '--note: '],
  ])('answers %s without a note: %s', async (order, line) => {
    const { isDone, lines } = await desk().answer({ order, target: 'PAY1', by: 'LEE' });
    expect([isDone, lines]).toEqual([false, [expect.stringMatching(new RegExp(`^${line}`))]]);
  });

  it('replaces characters that control a terminal', async () => {
    const description = 'A\u001b[2JB\u202eC\u2028D\u200bE\nF 土地';
    const event = { at: AT, kind: 'payment.difference', detail: { description } };
    const { answer } = desk({}, [event]);
    const { isDone, lines } = await answer({ order: 'payments:show', target: 'PAY1' });
    expect(isDone).toBe(true);
    expect(lines[0]).toBe('Payment PAY1: not one of this portal');
    expect(lines.join('')).toContain('土地');
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });
});
