import { describe, expect, it } from 'vitest';
import { paymentStatusOf } from '#engine';
import { PAID, paymentMock } from '../../../../renderer/api/mock/paymentMock.ts';
import { schemaFaults } from '../../../support/apiSchema.ts';

describe('paymentMock', () => {
  it.each([
    ['/api/payment/availability', 'availability-response'],
    ['/api/payment/transaction', 'transaction-response'],
    ['/api/payment/web/visa', 'web-payment-response'],
    ['/api/payment/wallet/fps', 'fps-response'],
    ['/api/payment/updatepayment', 'payment-status-response'],
    ['/api/payment/status/T1', 'payment-status-response'],
    ['/api/payment/status?id=T1', 'payment-status-response'],
    ['/api/payment/cancelpayment', 'cancel-payment-response'],
  ])('answers %s according to the API schema', (url, name) => {
    expect(schemaFaults(name, paymentMock({ url }))).toEqual([]);
  });

  it('offers two cards and FPS', () => {
    expect(paymentMock({ url: '/api/payment/availability' })).toMatchObject({
      availablepaymentmethods: ['Visa', 'Mastercard', 'FPS'].map((subtype) => ({
        subtype,
        active: 'Y',
      })),
    });
  });

  it('approves every payment, except one that is cancelled', () => {
    expect(paymentMock({ url: '/api/payment/status/T1' })).toBe(PAID);
    expect(paymentStatusOf(PAID.status).outcome).toBe('approved');
    const cancelled = { status: 'CANC', canRetry: true, paymentid: PAID.paymentid };
    expect(paymentMock({ url: '/api/payment/cancelpayment' })).toMatchObject(cancelled);
  });

  it.each(['/api/payment/', '/api/payment/other', '/api/submission/poll/T1', '/x/api/payment/web'])(
    'does not answer %s',
    (url) => {
      expect(paymentMock({ url })).toBeUndefined();
    },
  );
});
