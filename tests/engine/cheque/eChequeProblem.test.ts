import { describe, expect, it } from 'vitest';
import { eChequeProblem } from '#engine';

const NAME = 'The Government of the Hong Kong Special Administrative Region';
const CHEQUE = { payee: NAME, currency: 'HKD', amount: '380.00', date: '20/11/2026' };
const WANTED = {
  amountCents: 38_000,
  payees: [NAME, 'The Government of the HKSAR', '香港特別行政區政府'],
  now: '2026-11-20T10:00:00+08:00',
};
const INVALID = 'validation_eCheque_invalid';
const AMOUNT = 'validation_eCheque_wrongAmount';
const CURRENCY = 'validation_eCheque_wrongCurrency';
const PAYEE = 'validation_eCheque_wrongPayee';
const EXPIRED = 'validation_eCheque_expired';

describe('B-60: eChequeProblem()', () => {
  it.each([
    ['a cheque of today', {}, undefined],
    ['another spelling of the amount', { amount: '380' }, undefined],
    ['one cent too little', { amount: '379.99' }, AMOUNT],
    ['less than a cent too much', { amount: '380.001' }, AMOUNT],
    ['a negative amount', { amount: '-380.00' }, AMOUNT],
    ['an amount that cannot be read', { amount: '3,80.00' }, INVALID],
    ['US dollars', { currency: 'USD' }, CURRENCY],
    ['the currency in small letters', { currency: 'hkd' }, CURRENCY],
    ['another payee', { payee: 'The Government' }, PAYEE],
    [
      'the payee in capitals and with more spaces',
      { payee: ` ${NAME.toUpperCase()}  ` },
      undefined,
    ],
    ['the payee in Chinese', { payee: '香港特別行政區政府' }, undefined],
    ['no payee', { payee: '' }, PAYEE],
    ['no date', { date: '' }, INVALID],
    ['a day that does not exist', { date: '31/11/2026' }, INVALID],
    [
      'several faults: reports the amount first',
      { ...CHEQUE, amount: '1', currency: 'CNY', payee: 'x', date: '01/01/2020' },
      AMOUNT,
    ],
    ['another currency and payee', { currency: 'CNY', payee: 'x', date: '01/01/2020' }, CURRENCY],
    ['another payee, and expired', { payee: 'x', date: '01/01/2020' }, PAYEE],
  ] as const)('%s', (_title, more, fault) => {
    expect(eChequeProblem({ ...CHEQUE, ...more }, WANTED)).toBe(fault);
  });

  it.each([
    ['20/05/2026', '2026-11-20T23:59:59+08:00', undefined],
    ['19/05/2026', '2026-11-20T00:00:00+08:00', EXPIRED],
    ['20/05/2026', '2026-11-20T16:00:00Z', EXPIRED],
    ['31/08/2026', '2027-02-28T12:00:00+08:00', undefined],
    ['31/08/2026', '2027-03-01T00:00:00+08:00', EXPIRED],
    ['21/11/2026', '2026-11-20T15:59:59Z', INVALID],
    ['21/11/2026', '2026-11-20T16:00:00Z', undefined],
  ])('a cheque of %s at %s', (date, now, fault) => {
    expect(eChequeProblem({ ...CHEQUE, date }, { ...WANTED, now })).toBe(fault);
  });

  it('reports a file that is no cheque as invalid', () => {
    expect(eChequeProblem(undefined, WANTED)).toBe(INVALID);
  });
});
