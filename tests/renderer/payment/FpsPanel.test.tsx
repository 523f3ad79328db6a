// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CODE,
  opened,
  pay,
  settle,
  shownPayment,
  withPaymentClock,
  words,
} from '../../support/paymentDialog.tsx';

withPaymentClock();

describe('PaymentDialog by FPS', () => {
  it('U-43: shows the QR code with amount and countdown, and a new one after 3 minutes', async () => {
    await shownPayment({ submit: async () => CODE });
    await pay('FPS');
    expect(words()).toContain('Use FPS to process the payment');
    expect(screen.getByRole('img').getAttribute('alt')).toContain('HK$380.00');
    await settle(60_000);
    expect(words()).toContain('Valid for 2:00');
    await settle(121_000);
    expect(screen.queryByRole('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Get a new QR code' }));
    await settle();
    expect(screen.queryByRole('img')).toBeNull();
    expect(words()).toContain('The new code appears here as soon as it has.');
  });

  it('U-45: says of FPS that the time is over, what was charged, and offers a new code first', async () => {
    const answer = async () => ({ status: 'PSTO', description: '' });
    await shownPayment({ submit: async () => CODE, poll: answer, ask: answer });
    await pay('FPS');
    expect(words()).toContain('The time for the QR code is over and no payment has come in.');
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Get a new QR code', 'Choose another payment method', 'Close']);
  });

  it('keeps the focus in the dialog when the code that had it expires', async () => {
    await shownPayment({ submit: async () => CODE });
    await pay('FPS');
    const heading = screen.getByRole('heading', { name: 'Online Payment' });
    screen.getByRole('link', { name: 'Open Mobile App' }).focus();
    await settle(60_000);
    expect(document.activeElement?.textContent).toBe('Open Mobile App');
    await settle(121_000);
    expect(document.activeElement).toBe(heading);
  });

  it('opens no window for FPS', async () => {
    await shownPayment({ submit: async () => CODE });
    await pay('FPS');
    expect(opened.open).not.toHaveBeenCalled();
  });
});
