import { expect, it } from 'vitest';
import { stateOnWire } from '../../../../server/routes/payment/stateOnWire.ts';

const OTHER = { transactionId: 'T2', amountCents: 38_000, state: 'refundDue' } as const;

const ON_WIRE = [{ transactionid: 'T2', amount: '380.00', state: 'refundDue' }];

it('promise 8: stateOnWire: names the paid transaction and the refunds', () => {
  const state = { transactionId: 'T2', status: 'APPR', description: '', canRetry: false } as const;
  expect(stateOnWire({ ...state, paidBy: 'T1', otherPayments: [OTHER] })).toEqual({
    status: 'APPR',
    description: '',
    canRetry: false,
    paidby: 'T1',
    otherpayments: ON_WIRE,
  });
  expect(stateOnWire(state)).toEqual({ status: 'APPR', description: '', canRetry: false });
});

it('stateOnWire: includes the code of a rejection reason', () => {
  const state = { transactionId: 'T1', status: 'REJT', description: 'No', canRetry: true } as const;
  expect(stateOnWire({ ...state, rejectReasonCode: '05' })).toEqual({
    status: 'REJT',
    description: 'No',
    canRetry: true,
    rejectreasoncode: '05',
  });
});
