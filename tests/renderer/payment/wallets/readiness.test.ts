import { describe, expect, it, vi } from 'vitest';
import { appleReadiness, googleReadiness } from '../../../../renderer/payment/wallets/readiness.ts';
import { fakeApple, fakeGoogle } from '../../../support/fakeWallets.ts';

const PaymentRequest = class {};

describe('appleReadiness()', () => {
  const throws = () => {
    throw new Error('InvalidAccessError');
  };

  it.each([
    ['a device with a card', fakeApple(), PaymentRequest, 'ready'],
    ['no payment requests', fakeApple(), undefined, 'browser'],
    ['an older Apple Pay', fakeApple({ version: false }), PaymentRequest, 'browser'],
    ['a device without Apple Pay', fakeApple({ canPay: () => false }), PaymentRequest, 'device'],
    ['a page that is not secure', fakeApple({ canPay: throws }), PaymentRequest, 'device'],
  ])('of %s', (_, { Session }, request, readiness) => {
    const browser = { ...(request && { PaymentRequest: request }), ApplePaySession: Session };
    expect(appleReadiness(browser)).toBe(readiness);
  });

  it('of a browser without Apple’s sessions is "browser"', () => {
    expect(appleReadiness({ PaymentRequest })).toBe('browser');
  });
});

describe('googleReadiness()', () => {
  it.each([
    ['a card', async () => fakeGoogle(), 'ready'],
    ['no', async () => fakeGoogle({ isReadyToPay: async () => ({ result: false }) }), 'device'],
    [
      'a fault of Google’s',
      async () => fakeGoogle({ isReadyToPay: () => Promise.reject(new Error('DEVELOPER_ERROR')) }),
      'device',
    ],
    ['no library', () => Promise.reject(new Error('offline')), 'device'],
  ] as const)('after %s', async (_, load, readiness) => {
    expect((await googleReadiness({ PaymentRequest }, load)).readiness).toBe(readiness);
  });

  it('asks with the base request', async () => {
    const client = fakeGoogle();
    await googleReadiness({ PaymentRequest }, async () => client);
    expect(client.isReadyToPay).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ apiVersion: 2, apiVersionMinor: 0 }),
    );
  });

  it('T-29: loads nothing of Google’s where the browser has no payment requests', async () => {
    const load = vi.fn(async () => fakeGoogle());
    expect(await googleReadiness({}, load)).toEqual({ readiness: 'browser' });
    expect(load).not.toHaveBeenCalled();
  });
});
