import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '#engine';
import type { GatewayAnswer } from '../../../../server/ports/payment/PaymentGateway.ts';
import {
  chargeOnWire,
  offerOf,
  statusOnWire,
  walletOnWire,
} from '../../../../server/sandbox/service/answersOnWire.ts';

const SETTLED = new Date('2026-11-20T02:00:00Z');
const APPROVED: GatewayAnswer = {
  code: 'APPR',
  description: 'Approved',
  canRetry: false,
  amountCents: 38_005,
  currency: 'HKD',
  chargeId: 'C1',
  settledAt: SETTLED,
};

describe('offerOf', () => {
  it('names the card of a method, if any', () => {
    const { visa, fps } = PAYMENT_METHODS;
    expect(offerOf(visa)).toMatchObject({ active: 'Y', supportedcard: [visa.card] });
    expect(offerOf(fps)).toEqual({
      code: fps.subTypeCode,
      subtype: fps.subType,
      active: 'Y',
      pointsToNote: [],
      supportedcard: [],
    });
  });
});

describe('chargeOnWire', () => {
  it('returns the page of a card payment', () => {
    const charge = { chargeId: 'C1', redirectUrl: 'http://bank.example/C1' };
    expect(chargeOnWire('T1', charge)).toEqual({
      transactionid: 'T1',
      redirecturl: 'http://bank.example/C1',
    });
  });

  it('returns the code of a payment by FPS', () => {
    const fps = { paymentId: 'P1', expiresAt: SETTLED, qrImage: 'aGk=', qrUrl: '0002' };
    expect(chargeOnWire('T1', { chargeId: 'C1', fps })).toEqual({
      paymentid: 'P1',
      paymentstatus: 'INPR',
      fpsmerchanttimeoutdatetime: '2026-11-20T02:00:00.000Z',
      fpsqrcodeimgbase64: 'aGk=',
      fpsqrcodeurl: '0002',
    });
  });
});

describe('statusOnWire', () => {
  it('returns every known value of an approval', () => {
    expect(statusOnWire('T1', APPROVED)).toEqual({
      status: 'APPR',
      description: 'Approved',
      transactionid: 'T1',
      canRetry: 'N',
      amount: '380.05',
      currencycode: 'HKD',
      paymentid: 'C1',
      time: '2026-11-20T02:00:00.000Z',
    });
  });

  it('omits unknown values, and names the reason of a rejection', () => {
    const rejected = { code: 'REJT', description: 'No', canRetry: true } as const;
    const onWire = { status: 'REJT', description: 'No', transactionid: 'T1', canRetry: 'Y' };
    expect(statusOnWire('T1', rejected)).toEqual(onWire);
    const reasoned = statusOnWire('T1', { ...rejected, rejectReasonCode: '05' });
    expect(reasoned).toEqual({ ...onWire, rejectReasonCode: '05' });
  });
});

describe('walletOnWire', () => {
  const charge = { chargeId: 'C9', wallet: { brandName: 'VISA' } };

  it('returns the amount and the time of the bank', () => {
    expect(walletOnWire('T1', '380.00', charge, APPROVED)).toEqual({
      transactionid: 'T1',
      currencycode: 'HKD',
      amount: '380.05',
      paymentid: 'C9',
      time: '2026-11-20T02:00:00.000Z',
      brandname: 'VISA',
      result: { code: 'APPR', description: 'Approved' },
    });
  });

  it('returns the ordered amount while the bank names none', () => {
    const pending = { code: 'INPR', description: 'Waiting', canRetry: false } as const;
    expect(walletOnWire('T1', '380.00', { chargeId: 'C9' }, pending)).toMatchObject({
      currencycode: 'HKD',
      amount: '380.00',
      time: '',
      brandname: '',
    });
  });
});
