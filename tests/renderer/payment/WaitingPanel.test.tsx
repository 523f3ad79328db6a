// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  opened,
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('WaitingPanel', () => {
  it('U-42: shows a waiting message, and offers Cancel only after 10 seconds', async () => {
    await shownPayment();
    await pay('Visa');
    expect(words()).toContain('Waiting for the result of the payment');
    expect(screen.queryByRole('button', { name: 'Cancel payment' })).toBeNull();
    await settle(10_000);
    expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeTruthy();
    expect(words()).toContain('Do not close this page.');
    await settle(50_000);
    expect(words()).toContain('You may close this window.');
    expect(words()).not.toContain('Do not close this page.');
  });

  it('U-42: keeps its status regions outside the busy element, for screen readers', async () => {
    await shownPayment();
    await pay('Visa');
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('[aria-busy="true"]')?.textContent).toContain('Waiting for');
    expect(
      dialog.querySelector('[aria-busy="true"] :is([role="status"], [role="alert"])'),
    ).toBeNull();
    const places = new Set(screen.getAllByRole('status'));
    await settle(60_000);
    const statusLine = screen.getByText(/You may close this window/).closest('[role="status"]');
    expect(statusLine && places.has(statusLine as HTMLElement)).toBe(true);
  });

  it('B-76: shows a link when the window is blocked, and continues polling', async () => {
    opened.open.mockReturnValueOnce('blocked' as never);
    const actor = await shownPayment();
    await pay('Visa');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://bank.example/1');
    expect(words()).toContain('The payment window did not open.');
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
  });
});
