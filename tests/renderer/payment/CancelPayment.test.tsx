// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CancelPayment } from '../../../renderer/payment/CancelPayment.tsx';
import type { PaymentActor } from '../../../renderer/payment/PaymentActor.ts';
import { fakeActor, type ShownSnapshot } from '../../support/fakeActor.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';

afterEach(cleanup);

async function shown(snapshot: ShownSnapshot) {
  const { actor, send } = fakeActor<PaymentActor>(snapshot);
  await inPortal(<CancelPayment actor={actor} />);
  return send;
}

describe('CancelPayment', () => {
  it('explains during the first ten seconds that the button follows', async () => {
    await shown({ context: { cancelOffered: false, cancelledByUser: false } });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('You can cancel after 10 seconds.')).toBeTruthy();
  });

  it('then requests the cancellation', async () => {
    const send = await shown({
      value: { waiting: 'polling' },
      context: { cancelOffered: true, cancelledByUser: false },
    });
    expect(button('Cancel payment').getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(button('Cancel payment'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'cancel' });
  });

  it.each([
    ['while the bank is asked', { waiting: 'cancelling' }, false],
    ['after an earlier request', { waiting: 'polling' }, true],
  ])('disables the button %s, and says so', async (_, value, cancelledByUser) => {
    await shown({ value, context: { cancelOffered: true, cancelledByUser } });
    expect(button('Cancel payment').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toMatch(/^Asking for the payment/);
  });
});
