import { describe, expect, it } from 'vitest';
import {
  GATEWAY_TIMES,
  GuardedPaymentGateway,
} from '../../../../server/adapters/payment/GuardedPaymentGateway.ts';
import type { PaymentGateway } from '../../../../server/ports/payment/PaymentGateway.ts';

const never = () => Promise.reject(new Error('Not asked here'));

/** Creates a charge whose page has the given address. */
function sentTo(redirectUrl: string) {
  const gateway: PaymentGateway = {
    create: async () => ({ chargeId: 'C1', redirectUrl }),
    status: never,
    cancel: never,
    settlement: never,
  };
  const redirectHosts = ['pay.example.hk', 'bank.example.hk:8443'];
  const guarded = new GuardedPaymentGateway(gateway, { ...GATEWAY_TIMES, redirectHosts });
  return guarded.create({} as never);
}

describe('GuardedPaymentGateway: the gateway page for the browser', () => {
  it.each([
    'https://pay.example.hk/charge/1?lang=en',
    'https://PAY.example.hk/',
    'https://bank.example.hk:8443/',
  ])('T-30: accepts %s', async (address) => {
    await expect(sentTo(address)).resolves.toMatchObject({ redirectUrl: address });
  });

  it.each([
    'https://evil.example/',
    'https://pay.example.hk.evil.example/',
    'https://evilpay.example.hk/',
    'https://pay.example.hk:8443/',
    'https://bank.example.hk/',
    'https://pay.example.hk@evil.example/',
    'https://user@pay.example.hk/',
    'https://user:word@pay.example.hk/',
    'https://evil.example/#pay.example.hk',
    'https://evil.example\\@pay.example.hk/',
    'https://pay.example.hk%2eevil.example/',
    'https://ｅvil.example/',
    'https://203.0.113.7/',
    'https://[2001:db8::7]/',
    '//pay.example.hk/',
    '/charge/1',
    'javascript:alert(1)//pay.example.hk/',
    'data:text/html,pay.example.hk',
    'ftp://pay.example.hk/',
    'x',
  ])('T-30: rejects %s as badAnswer', async (address) => {
    await expect(sentTo(address)).rejects.toMatchObject({
      name: 'GatewayError',
      reason: 'badAnswer',
    });
  });
});
