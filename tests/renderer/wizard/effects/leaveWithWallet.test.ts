// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveWithWallet } from '../../../../renderer/wizard/effects/leaveWithWallet.ts';

const NOW = 1_790_000_000_000;
const services = { language: () => 'zh-Hant' as const };

function remember(end: string, kind = 'sheet') {
  const startedPayment = { transactionId: 'T1', method: 'applepay', output: { kind, end } };
  sessionStorage.setItem(
    'landform.payment',
    JSON.stringify({ transactionId: 'T1', startedPayment }),
  );
}

/** Returns a mock of `location.assign`, because jsdom does not navigate. */
function watched() {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  return assign;
}

afterEach(() => {
  // Uses up the single suppression of each test.
  window.dispatchEvent(new Event('beforeunload'));
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('leaveWithWallet()', () => {
  it.each([
    ['paid', `/ack?t=${NOW}&lang=tc`],
    ['notPaid', '/payment/html/err.html?lang=tc'],
  ])('after %s navigates to %s', (end, address) => {
    vi.useFakeTimers({ now: NOW });
    const assign = watched();
    remember(end);
    expect(leaveWithWallet(services, 'T1')).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('suppresses one beforeunload warning', () => {
    watched();
    remember('paid');
    const warn = vi.fn();
    window.addEventListener('beforeunload', warn);
    leaveWithWallet(services, 'T1');
    window.dispatchEvent(new Event('beforeunload'));
    expect(warn).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('beforeunload'));
    expect(warn).toHaveBeenCalledTimes(1);
    window.removeEventListener('beforeunload', warn);
  });

  it.each([
    ['no payment', () => undefined, 'T1'],
    ['another payment', () => remember('paid'), 'T2'],
    ['a payment without a sheet', () => remember('paid', 'qr'), 'T1'],
  ])('does not navigate if the tab remembers %s', (_, prepare, transactionId) => {
    const assign = watched();
    prepare();
    expect(leaveWithWallet(services, transactionId)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
