import { describe, expect, it } from 'vitest';
import {
  paymentMismatches,
  takenText,
} from '../../../../server/services/fees/paymentMismatches.ts';

type Payment = Parameters<typeof paymentMismatches>[0];

const PAYMENT: Readonly<Record<string, unknown>> = {
  amountCents: 38000,
  dataHash: 'a1',
  approvedCents: 38000,
  approvedCurrency: 'HKD',
};
const SUBMISSION = { amountCents: 38000, dataHash: 'a1', hasAnswers: true };

describe('paymentMismatches', () => {
  it('lists nothing for a payment that fits', () => {
    expect(paymentMismatches(PAYMENT as Payment, SUBMISSION)).toEqual([]);
  });

  it.each([
    [
      'less money',
      { approvedCents: 100 },
      {},
      ['the gateway took HK$1.00, asked for was HK$380.00'],
    ],
    ['no stated amount', { approvedCents: undefined }, {}, [/^the gateway took HK\$380\.00/]],
    ['another currency', { approvedCurrency: 'USD' }, {}, ['the gateway took USD']],
    ['no currency', { approvedCurrency: undefined }, {}, ['the gateway took no currency']],
    ['a new price', {}, { amountCents: 41000 }, ['the form costs HK$410.00 now']],
    ['changed answers', {}, { dataHash: 'b2' }, ['the answers are not those that were paid for']],
    ['removed answers', {}, { hasAnswers: false }, ['the answers were removed']],
  ])('names %s', (_, payment, submission, expected) => {
    const found = paymentMismatches({ ...PAYMENT, ...payment } as Payment, {
      ...SUBMISSION,
      ...submission,
    });
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) {
      if (typeof text === 'string') expect(found[index]).toBe(text);
      else expect(found[index]).toMatch(text);
    }
  });

  it('lists all reasons in a fixed order', () => {
    const found = paymentMismatches(
      { ...PAYMENT, approvedCents: 1, approvedCurrency: 'EUR' } as Payment,
      { amountCents: 5, dataHash: '', hasAnswers: false },
    );
    expect(found).toEqual([
      'the gateway took 0.01 EUR, asked for was HK$380.00',
      'the gateway took EUR',
      'the form costs HK$0.05 now',
      'the answers are not those that were paid for',
      'the answers were removed',
    ]);
  });
});

describe('takenText', () => {
  it.each([
    [{ amountCents: 38000 }, 'HK$380.00'],
    [{ amountCents: 38000, approvedCents: 123456 }, 'HK$1,234.56'],
    [{ amountCents: 38000, approvedCents: 0 }, 'HK$0.00'],
    [{ amountCents: 38000, approvedCents: 50, approvedCurrency: 'HKD' }, 'HK$0.50'],
    [{ amountCents: 38000, approvedCents: 123456, approvedCurrency: 'USD' }, '1,234.56 USD'],
  ])('describes %j as %s', (payment, text) => {
    expect(takenText(payment)).toBe(text);
  });
});
