// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListButtons } from '../../../renderer/payment/ListButtons.tsx';
import type { PaymentActor } from '../../../renderer/payment/PaymentActor.ts';
import { fakeActor } from '../../support/fakeActor.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';

afterEach(cleanup);

async function shown(value: string, onBack?: () => void) {
  const { actor, send } = fakeActor<PaymentActor>({ value });
  await inPortal(<ListButtons actor={actor} onBack={onBack} />);
  return send;
}

describe('ListButtons', () => {
  it('requests the methods again on Refresh', async () => {
    const send = await shown('choosing');
    expect(button('Refresh').getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.click(button('Refresh'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'methods.refresh' });
  });

  it('announces that the methods are requested', async () => {
    await shown('loadingMethods');
    expect(button('Refresh').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toMatch(/^Asking which payment methods/);
  });

  it('shows Back only if it leads somewhere', async () => {
    await shown('choosing');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    cleanup();
    const back = vi.fn();
    await shown('choosing', back);
    fireEvent.click(button('Back'));
    expect(back).toHaveBeenCalledOnce();
  });
});
