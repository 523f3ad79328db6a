import { describe, expect, it } from 'vitest';
import {
  applePayRequest,
  googlePayRequest,
  googleReadyRequest,
  isWalletKey,
  PAYMENT_METHODS,
  walletReadiness,
} from '#engine';

const CARD = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['MASTERCARD', 'VISA'],
  },
};

describe('wallets: the requests', () => {
  it('googleReadyRequest: has API 2.0, cards, Visa and Mastercard', () => {
    expect(googleReadyRequest()).toEqual({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [CARD],
    });
  });

  it.each([
    [38_000, '380.00'],
    [5, '0.05'],
    [1_234_567, '12345.67'],
    [30_000_000, '300000.00'],
  ])('googlePayRequest: converts %i cents to the final price %s', (cents, totalPrice) => {
    const merchant = { merchantName: 'The Government', gatewayMerchantId: 'LR1' };
    expect(googlePayRequest(cents, merchant)).toEqual({
      apiVersion: 2,
      apiVersionMinor: 0,
      allowedPaymentMethods: [
        {
          ...CARD,
          tokenizationSpecification: {
            type: 'PAYMENT_GATEWAY',
            parameters: { gateway: 'mpgs', gatewayMerchantId: 'LR1' },
          },
        },
      ],
      merchantInfo: { merchantName: 'The Government' },
      transactionInfo: {
        totalPriceStatus: 'FINAL',
        totalPrice,
        currencyCode: 'HKD',
        countryCode: 'HK',
      },
    });
  });

  it('googlePayRequest: includes a configured merchant id, and no other properties', () => {
    const given = { merchantName: 'G', merchantId: 'BCR1', gatewayMerchantId: 'LR1', library: 'x' };
    expect(googlePayRequest(1, given).merchantInfo).toEqual({
      merchantName: 'G',
      merchantId: 'BCR1',
    });
  });

  it.each([
    [38_000, '380.00'],
    [10, '0.10'],
  ])(
    'applePayRequest: requests %i cents: Hong Kong, 3DS, Visa and Mastercard, final',
    (cents, amount) => {
      expect(applePayRequest(cents, 'The Government')).toEqual({
        countryCode: 'HK',
        currencyCode: 'HKD',
        merchantCapabilities: ['supports3DS'],
        supportedNetworks: ['visa', 'masterCard'],
        total: { label: 'The Government', amount, type: 'final' },
      });
    },
  );
});

describe('walletReadiness()', () => {
  it.each([
    [{ hasPaymentRequest: true, canPay: true }, 'ready'],
    [{ hasPaymentRequest: true, hasSession: true, canPay: true }, 'ready'],
    [{ hasPaymentRequest: true, canPay: false }, 'device'],
    [{ hasPaymentRequest: true, hasSession: true, canPay: false }, 'device'],
    [{ hasPaymentRequest: false, canPay: true }, 'browser'],
    [{ hasPaymentRequest: false, hasSession: true, canPay: true }, 'browser'],
    [{ hasPaymentRequest: true, hasSession: false, canPay: true }, 'browser'],
    [{ hasPaymentRequest: false, hasSession: false, canPay: false }, 'browser'],
  ] as const)('for %o returns %s', (facts, readiness) => {
    expect(walletReadiness(facts)).toBe(readiness);
  });
});

it('isWalletKey(): returns true only for the methods with a sheet', () => {
  for (const { key, flow } of Object.values(PAYMENT_METHODS)) {
    expect([key, isWalletKey(key)]).toEqual([key, flow === 'sheet']);
  }
});
