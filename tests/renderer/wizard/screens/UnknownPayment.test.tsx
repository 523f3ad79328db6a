// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAYMENT_RECHECK_MS } from '#engine';
import { PAYMENT_CALLS } from '../../../../renderer/wizard/effects/paymentActors.ts';
import { UnknownPayment } from '../../../../renderer/wizard/screens/UnknownPayment.tsx';
import { inPortal, wireAnswer } from '../../../support/inPortal.tsx';
import { screenProps } from '../../../support/screenProps.ts';

beforeAll(() => PAYMENT_CALLS.load());
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function shown(paymentOutcome: string, status: string) {
  const poll = () => wireAnswer(200, { status, description: '' });
  const made = screenProps({
    answers: { '/api/submission/poll/T7': poll },
    context: { paymentOutcome, transactionId: 'T7' } as never,
  });
  await inPortal(<UnknownPayment {...made.props} />);
  await act(() => vi.advanceTimersByTimeAsync(PAYMENT_RECHECK_MS));
  return made;
}

describe('UnknownPayment', () => {
  it('promise 8: warns not to pay again, and continues once the result is known', async () => {
    const { send, asked } = await shown('unknown', 'APPR');
    const text = screen.getByRole('status').textContent;
    expect(text).toContain('Do not pay again yet.');
    expect(text).toContain('Transaction number: T7.');
    expect(asked).toHaveLength(1);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'next' });
  });

  it('waits while the result is unknown', async () => {
    const { send } = await shown('unknown', 'IN_PROCESS');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows and asks nothing after a known result', async () => {
    const { asked, send } = await shown('rejected', 'APPR');
    expect(screen.queryByRole('status')).toBeNull();
    expect([asked, send.mock.calls]).toEqual([[], []]);
  });
});
