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
    ['an insecure page', fakeApple({ canPay: throws }), PaymentRequest, 'device'],
  ])('returns the readiness for %s', (_, { Session }, request, readiness) => {
    const browser = { ...(request && { PaymentRequest: request }), ApplePaySession: Session };
    expect(appleReadiness(browser)).toBe(readiness);
  });

  it('returns "browser" for a browser without ApplePaySession', () => {
    expect(appleReadiness({ PaymentRequest })).toBe('browser');
  });
});

describe('googleReadiness()', () => {
  it.each([
    ['a card', async () => fakeGoogle(), 'ready'],
    ['false', async () => fakeGoogle({ isReadyToPay: async () => ({ result: false }) }), 'device'],
    [
      'an error of Google Pay',
      async () => fakeGoogle({ isReadyToPay: () => Promise.reject(new Error('DEVELOPER_ERROR')) }),
      'device',
    ],
    ['no library', () => Promise.reject(new Error('offline')), 'device'],
  ] as const)('returns the readiness after %s', async (_, load, readiness) => {
    expect((await googleReadiness({ PaymentRequest }, load)).readiness).toBe(readiness);
  });

  it('calls isReadyToPay with the base request', async () => {
    const client = fakeGoogle();
    await googleReadiness({ PaymentRequest }, async () => client);
    expect(client.isReadyToPay).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ apiVersion: 2, apiVersionMinor: 0 }),
    );
  });

  it('T-29: does not load Google’s library in a browser without PaymentRequest', async () => {
    const load = vi.fn(async () => fakeGoogle());
    expect(await googleReadiness({}, load)).toEqual({ readiness: 'browser' });
    expect(load).not.toHaveBeenCalled();
  });
});
