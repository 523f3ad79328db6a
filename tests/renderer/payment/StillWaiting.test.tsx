// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StillWaiting } from '../../../renderer/payment/StillWaiting.tsx';
import { inPortal } from '../../support/inPortal.tsx';
import { settle, withPaymentClock } from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('StillWaiting', () => {
  it('U-42: announces every 30 seconds, with a new element, that the wait continues', async () => {
    const { unmount } = await inPortal(<StillWaiting />);
    const status = screen.getByRole('status');
    await settle(29_999);
    expect(status.textContent).toBe('');
    await settle(1);
    expect(status.textContent).toBe('We are still waiting for the result of the payment.');
    const first = status.firstElementChild;
    await settle(30_000);
    expect(status.firstElementChild).not.toBe(first);
    expect(status.children).toHaveLength(1);
    unmount();
  });
});
