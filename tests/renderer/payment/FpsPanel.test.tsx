// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; K) Chrome/140.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';

describe('PaymentDialog by FPS', () => {
  it('U-43: shows the QR code with amount and countdown, and offers to renew it', async () => {
    const inProcess = async () => ({ status: 'IN_PROCESS', description: '' });
    await shownPayment({ submit: async () => CODE, cancel: inProcess });
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
    expect(words()).toContain('The new code appears here as soon as the bank has confirmed it.');
  });

  it.each([
    ['on a phone', ANDROID, 'https://fps.example/1'],
    ['not on a PC', WINDOWS, undefined],
  ])('links to the bank’s app: %s', async (_, userAgent, address) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await shownPayment({ submit: async () => CODE });
    await pay('FPS');
    const link = screen.queryByRole('link', { name: 'Open Mobile App' });
    expect(link?.getAttribute('href')).toBe(address);
  });

  it('U-45: shows that the FPS code expired uncharged, and offers a new code first', async () => {
    const answer = async () => ({ status: 'PSTO', description: '', canRetry: true });
    await shownPayment({ submit: async () => CODE, poll: answer, ask: answer });
    await pay('FPS');
    expect(words()).toContain('The QR code has expired and no payment was taken.');
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Get a new QR code', 'Choose another payment method', 'Close']);
  });

  it('promise 8: cancels the payment of a timed-out code before it shows a new code', async () => {
    const timedOut = async () => ({ status: 'PSTO', description: '', canRetry: false });
    const cancel = vi.fn(timedOut);
    const poll = vi.fn(timedOut);
    await shownPayment({ submit: async () => CODE, poll, ask: timedOut, cancel });
    await pay('FPS');
    expect(words()).toContain('We do not know yet whether your payment went through');
    fireEvent.click(screen.getByRole('button', { name: 'Get a new QR code' }));
    await settle();
    expect(cancel).toHaveBeenCalledOnce();
    expect(words()).toContain('The bank has not confirmed the cancellation. We keep asking.');
    expect(screen.queryByRole('img')).toBeNull();
    poll.mockImplementation(async () => ({ status: 'IN_PROCESS', description: '' }) as never);
    cancel.mockImplementation(async () => ({ status: 'CANC', description: '', canRetry: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Get a new QR code' }));
    await settle();
    expect(screen.getByRole('img').getAttribute('alt')).toContain('HK$380.00');
  });

  it('moves the focus to the heading when the focused code expires', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID);
    await shownPayment({ submit: async () => CODE });
    await pay('FPS');
    const heading = screen.getByRole('heading', { name: 'Online Payment' });
    screen.getByRole('link', { name: 'Open Mobile App' }).focus();
    await settle(60_000);
    expect(document.activeElement?.textContent).toBe('Open Mobile App');
    await settle(121_000);
    expect(document.activeElement).toBe(heading);
  });

  it('opens no window', async () => {
    await shownPayment({ submit: async () => CODE });
    await pay('FPS');
    expect(opened.open).not.toHaveBeenCalled();
  });
});
