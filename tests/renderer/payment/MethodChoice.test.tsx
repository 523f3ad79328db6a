// @vitest-environment jsdom

import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MethodOffer } from '#engine';
import { button } from '../../support/onPage.ts';
import {
  METHODS,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

const LOADING = 'Asking which payment methods are available';

/** Returns a mock of the availability call. Its responses wait for `answer`. */
function offers(...each: readonly MethodOffer[]) {
  const asked: (() => void)[] = [];
  const load = (): Promise<MethodOffer> =>
    new Promise((done) => {
      const offer = each[Math.min(asked.length, each.length - 1)];
      asked.push(() => offer && done(offer));
    });
  const answer = async () => {
    asked.at(-1)?.();
    await settle();
  };
  return { load, answer, asked };
}

describe('MethodChoice: Refresh', () => {
  it('requests the methods again, announces the request, and keeps the focus', async () => {
    const fewer = { offered: METHODS.offered.slice(1), withheld: [] };
    const { load, answer, asked } = offers(METHODS, fewer);
    await shownPayment({ load });
    await answer();
    button('Refresh').focus();
    fireEvent.click(button('Refresh'));
    await settle();
    expect(screen.getByText(LOADING).getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(button('Refresh'));
    expect(button('Pay HK$380.00').getAttribute('aria-disabled')).toBe('true');
    await answer();
    expect(words()).not.toContain(LOADING);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(document.activeElement).toBe(button('Refresh'));
    expect(asked).toHaveLength(2);
  });

  it('is offered without any method, and shows the methods that are now available', async () => {
    const { load, answer } = offers({ offered: [], withheld: [] }, METHODS);
    await shownPayment({ load });
    await answer();
    expect(words()).toContain('Online payment service is temporarily suspended.');
    fireEvent.click(button('Refresh'));
    await answer();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(words()).not.toContain('suspended');
  });
});

describe('MethodChoice: Back', () => {
  it('returns from the list to the method of the review, and selects it', async () => {
    const actor = await shownPayment({ preferred: 'fps' });
    fireEvent.click(button('Change payment method'));
    fireEvent.click(screen.getByRole('radio', { name: /Visa/ }));
    fireEvent.click(button('Back'));
    await settle();
    expect(actor.getSnapshot().context.method).toBe('fps');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(document.activeElement).toBe(button('Change payment method'));
  });

  it('is absent if no choice precedes the list', async () => {
    await shownPayment();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});
