// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('ConnectionNote', () => {
  it('promise 15: shows that a lost connection does not affect a pending payment', async () => {
    const poll = vi.fn(async () => ({ status: 'IN_PROCESS', description: '' }));
    await shownPayment({ poll });
    await pay('Visa');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await settle();
    expect(words()).toContain('This does not affect your payment.');
    online.mockReturnValue(true);
    const asked = poll.mock.calls.length;
    fireEvent(window, new Event('online'));
    await settle();
    expect(words()).not.toContain('This does not affect your payment.');
    expect(poll.mock.calls.length).toBe(asked + 1);
    online.mockRestore();
  });
});
