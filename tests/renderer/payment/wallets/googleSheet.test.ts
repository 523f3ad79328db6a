import { describe, expect, it } from 'vitest';
import { openGoogleSheet } from '../../../../renderer/payment/wallets/googleSheet.ts';
import { fakeGoogle } from '../../../support/fakeWallets.ts';

describe('openGoogleSheet', () => {
  const merchant = { merchantName: 'The Government', gatewayMerchantId: 'LR1' };
  const answering = (token: string) =>
    fakeGoogle({
      loadPaymentData: async () => ({ paymentMethodData: { tokenizationData: { token } } }),
    });

  it('resolves with the parsed token', async () => {
    const client = fakeGoogle();
    await expect(openGoogleSheet(client, 38_000, merchant).agreed).resolves.toEqual({
      signature: 'c2ln',
    });
    expect(client.loadPaymentData).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        transactionInfo: expect.objectContaining({
          totalPrice: '380.00',
          totalPriceStatus: 'FINAL',
        }),
      }),
    );
  });

  it('resolves with undefined when the user closes the sheet', async () => {
    const client = fakeGoogle({
      loadPaymentData: () => Promise.reject({ statusCode: 'CANCELED' }),
    });
    await expect(openGoogleSheet(client, 1, merchant).agreed).resolves.toBeUndefined();
  });

  it.each([
    [
      'an error in the merchant ids',
      fakeGoogle({ loadPaymentData: () => Promise.reject({ statusCode: 'DEVELOPER_ERROR' }) }),
    ],
    ['a token that is not an object', answering('"x"')],
    ['a token that is a list', answering('[]')],
    ['a token that is not JSON', answering('examplePaymentMethodToken')],
  ])('rejects with payment_notAvailable after %s', async (_, client) => {
    await expect(openGoogleSheet(client, 1, merchant).agreed).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key: 'payment_notAvailable' } },
    });
  });
});
