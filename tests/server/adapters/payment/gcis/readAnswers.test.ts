import { describe, expect, it } from 'vitest';
import {
  readFpsCharge,
  readStatus,
  readWalletCharge,
  readWebCharge,
} from '../../../../../server/adapters/payment/gcis/readAnswers.ts';
import { orderOf } from '../../../../support/gcisGateway.ts';

type Answer = Readonly<Record<string, unknown>>;

const ORDER = orderOf('T-1');
const APPROVED = {
  status: 'APPR',
  description: 'Approved',
  transactionid: 'T-1',
  amount: '380.50',
  currencycode: 'HKD',
  paymentid: 'P-1',
  time: '2026-11-20 10:03:00',
};
const FPS = {
  paymentid: 'P-1',
  paymentstatus: 'INPR',
  fpsmerchanttimeoutdatetime: '2026-11-20 10:03:00',
  fpsqrcodeimgbase64: 'iVBORw0KGgo=',
  fpsqrcodeurl: '00020101021226',
};
const WALLET = { transactionid: 'T-1', result: { code: 'APPR', description: '' } };
const badAnswer = expect.objectContaining({ name: 'GatewayError', reason: 'badAnswer' });

describe('readWebCharge', () => {
  const web = { transactionid: 'T-1', redirecturl: 'https://pay.example/1' };

  it('returns the page, and the attempt as the id of the charge', () => {
    const charge = { chargeId: 'T-1', redirectUrl: 'https://pay.example/1' };
    expect(readWebCharge(web, ORDER)).toEqual(charge);
  });

  it.each<Answer>([{ ...web, transactionid: 'T-2' }, { redirecturl: web.redirecturl }])(
    'rejects %j',
    (answer) => {
      expect(() => readWebCharge(answer, ORDER)).toThrow(badAnswer);
    },
  );
});

describe('readFpsCharge', () => {
  it('returns the code and its end in Hong Kong time', () => {
    expect(readFpsCharge(FPS, ORDER)).toEqual({
      chargeId: 'P-1',
      fps: {
        paymentId: 'P-1',
        expiresAt: new Date('2026-11-20T02:03:00Z'),
        qrImage: 'iVBORw0KGgo=',
        qrUrl: '00020101021226',
      },
    });
  });

  it.each<[string, Answer]>([
    ['another transaction', { transactionid: 'T-2' }],
    ['an impossible time-out', { fpsmerchanttimeoutdatetime: '2026-13-40 25:00:00' }],
    ['no time-out', { fpsmerchanttimeoutdatetime: undefined }],
  ])('rejects %s', (_, changes) => {
    expect(() => readFpsCharge({ ...FPS, ...changes }, ORDER)).toThrow(badAnswer);
  });
});

describe('readWalletCharge', () => {
  it('returns the payment id and the brand', () => {
    const answer = { ...WALLET, paymentid: 'P-1', brandname: 'Visa' };
    const charge = { chargeId: 'P-1', wallet: { brandName: 'Visa' } };
    expect(readWalletCharge(answer, ORDER)).toEqual(charge);
  });

  it('uses the attempt as the id of a charge without a payment id', () => {
    expect(readWalletCharge(WALLET, ORDER)).toEqual({ chargeId: 'T-1', wallet: {} });
  });

  it.each<[string, Answer]>([
    ['another transaction', { transactionid: 'T-2' }],
    ['no result', { result: undefined }],
    ['null for the result', { result: null }],
    ['a text for the result', { result: 'APPR' }],
    ['a result without a code', { result: { description: '' } }],
  ])('rejects %s', (_, changes) => {
    expect(() => readWalletCharge({ ...WALLET, ...changes }, ORDER)).toThrow(badAnswer);
  });
});

describe('readStatus', () => {
  it('returns an approval in cents', () => {
    expect(readStatus('T-1', APPROVED)).toEqual({
      code: 'APPR',
      description: 'Approved',
      canRetry: true,
      chargeId: 'P-1',
      settledAt: new Date('2026-11-20T02:03:00Z'),
      amountCents: 38_050,
      currency: 'HKD',
    });
  });

  it.each<[string, Answer, Answer]>([
    ['IN_PROCESS', { status: 'IN_PROCESS' }, { code: 'INPR', canRetry: true }],
    ['canRetry N', { status: 'REJT', canRetry: 'N' }, { code: 'REJT', canRetry: false }],
    ['canRetry Y', { status: 'REJT', canRetry: 'Y' }, { code: 'REJT', canRetry: true }],
    [
      'a reason',
      { status: 'REJT', rejectReasonCode: '05' },
      { code: 'REJT', canRetry: true, rejectReasonCode: '05' },
    ],
    ['an invalid time', { status: 'CANC', time: 'noon' }, { code: 'CANC', canRetry: true }],
    [
      'an amount without an approval',
      { status: 'REJT', amount: '380.00', currencycode: 'HKD' },
      { code: 'REJT', canRetry: true },
    ],
  ])('reads %s', (_, answer, expected) => {
    const read = readStatus('T-1', { description: '', ...answer });
    expect(read).toEqual({ description: '', ...expected });
  });

  it.each<[string, Answer]>([
    ['an approval without an amount', { amount: undefined }],
    ['an approval without a currency', { currencycode: undefined }],
    ['an amount with its currency', { amount: 'HK$380.00' }],
    ['a number for the amount', { amount: 380 }],
    ['another transaction', { transactionid: 'T-2' }],
    ['an unknown status', { status: 'PAID' }],
    ['no description', { description: undefined }],
  ])('rejects %s', (_, changes) => {
    expect(() => readStatus('T-1', { ...APPROVED, ...changes })).toThrow(badAnswer);
  });
});
