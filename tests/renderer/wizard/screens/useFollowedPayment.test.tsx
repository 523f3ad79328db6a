// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAYMENT_CALLS } from '../../../../renderer/wizard/effects/paymentActors.ts';
import { useFollowedPayment } from '../../../../renderer/wizard/screens/useFollowedPayment.ts';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { planServices } from '../../../support/planServices.ts';

beforeAll(() => PAYMENT_CALLS.load());
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function followed(transactionId: string | undefined, status = 200) {
  const poll = () => wireAnswer(status, { status: 'IN_PROCESS', description: '' });
  const { services, asked } = planServices({ answers: { '/api/submission/poll/T1': poll } });
  const onAnswer = vi.fn();
  const payment = { services, transactionId, firstMs: 1000, longestMs: 2000, onAnswer };
  const hook = renderHook(() => useFollowedPayment(payment));
  return { ...hook, asked, onAnswer };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('useFollowedPayment', () => {
  it('polls at growing intervals up to a limit', async () => {
    const { asked, onAnswer } = followed('T1');
    await pass(999);
    expect(asked).toHaveLength(0);
    await pass(1);
    expect(onAnswer.mock.calls).toEqual([[expect.objectContaining({ status: 'IN_PROCESS' })]]);
    for (const [ms, count] of [
      [1499, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [2000, 4],
    ] as const) {
      await pass(ms);
      expect(asked).toHaveLength(count);
    }
  });

  it('continues after a failed request, without a report', async () => {
    const { asked, onAnswer } = followed('T1', 503);
    await pass(2500);
    expect([asked.length, onAnswer.mock.calls]).toEqual([2, []]);
  });

  it('asks nothing without a transaction, and ends with its component', async () => {
    const none = followed(undefined);
    const { asked, unmount } = followed('T1');
    unmount();
    await pass(10_000);
    expect([none.asked, asked]).toEqual([[], []]);
  });
});
