import { describe, expect, it, vi } from 'vitest';
import { CallError } from '#engine';
import { openAppleSheet } from '../../../../renderer/payment/wallets/appleSheet.ts';
import { fakeApple } from '../../../support/fakeWallets.ts';

const ADDRESS = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';

const DATA = { version: 'EC_v1', data: 'ZGF0YQ==' };

function opened(validate: (address: string) => Promise<unknown> = async () => ({ nonce: 'n' })) {
  const { Session, made } = fakeApple();
  const asked = vi.fn(validate);
  const sheet = openAppleSheet({
    Session,
    amountCents: 38_000,
    merchantName: 'The Government',
    validate: asked,
  });
  const [session] = made;
  if (!session) throw new Error('No session was made');
  return { sheet, session, asked };
}

describe('openAppleSheet', () => {
  it('begins the session at once, with version 3 and the request', () => {
    const { session } = opened();
    expect(session.args).toEqual([
      3,
      {
        countryCode: 'HK',
        currencyCode: 'HKD',
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: ['visa', 'masterCard'],
        total: { label: 'The Government', amount: '380.00', type: 'final' },
      },
    ]);
    expect(session.begin).toHaveBeenCalledTimes(1);
  });

  it('validates the merchant by the server', async () => {
    const { session, asked } = opened();
    session.onvalidatemerchant?.({ validationURL: ADDRESS });
    await vi.waitFor(() =>
      expect(session.completeMerchantValidation).toHaveBeenCalledExactlyOnceWith({ nonce: 'n' }),
    );
    expect(asked).toHaveBeenCalledExactlyOnceWith(ADDRESS);
  });

  it('aborts without a merchant session, and rejects with the failure', async () => {
    const failure = new CallError({ kind: 'busy' });
    const { sheet, session } = opened(() => Promise.reject(failure));
    session.onvalidatemerchant?.({ validationURL: ADDRESS });
    await expect(sheet.agreed).rejects.toBe(failure);
    expect(session.abort).toHaveBeenCalledTimes(1);
    expect(session.completeMerchantValidation).not.toHaveBeenCalled();
  });

  it('resolves with the payment data, or with undefined when the user cancels', async () => {
    const first = opened();
    first.session.onpaymentauthorized?.({ payment: { token: { paymentData: DATA } } });
    await expect(first.sheet.agreed).resolves.toEqual(DATA);
    const second = opened();
    second.session.oncancel?.();
    await expect(second.sheet.agreed).resolves.toBeUndefined();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('completes the payment: paid %s is status %i', (isPaid, status) => {
    const { sheet, session } = opened();
    sheet.complete(isPaid);
    expect(session.completePayment).toHaveBeenCalledExactlyOnceWith({ status });
  });
});
