import { describe, expect, it } from 'vitest';
import { eChequeOf } from '../../../engine/cheque/eChequeFields.ts';

const FIELDS = {
  payee: 'The Land Registry',
  currency: 'HKD',
  amount: '380.00',
  chequeDate: '20/11/2026',
};
const read = (more: Readonly<Record<string, string>> = {}) =>
  eChequeOf(new Map(Object.entries({ ...FIELDS, ...more })));

describe('eChequeOf', () => {
  it('reads the four fields, without spaces around them', () => {
    expect(read({ payee: ' 土地註冊處\n', other: 'x' })).toEqual({
      payee: '土地註冊處',
      currency: 'HKD',
      amount: '380.00',
      date: '20/11/2026',
    });
  });

  it.each([
    ['1,380.00', '1380.00'],
    ['12,345,678.90', '12345678.90'],
    ['1,380', '1380'],
    ['999', '999'],
    ['0.50', '0.50'],
    ['13,80.00', '13,80.00'],
    ['1,3800', '1,3800'],
    ['1234,567', '1234,567'],
    [',380', ',380'],
    ['1,380,', '1,380,'],
    ['-1,380', '-1,380'],
    ['HK$1,380', 'HK$1,380'],
    ['1,380.', '1,380.'],
  ])('reads the amount %s as %s', (written, amount) => {
    expect(read({ amount: written })?.amount).toBe(amount);
  });

  it.each([
    ['2026-11-20', '20/11/2026'],
    ['20261120', '20/11/2026'],
    ['20-11-2026', '20/11/2026'],
    ['20/11/2026', '20/11/2026'],
    ['2026/11/20', '2026/11/20'],
    ['20 Nov 2026', '20 Nov 2026'],
    ['2026-11-20T00:00', '2026-11-20T00:00'],
  ])('reads the date %s as %s', (written, date) => {
    expect(read({ chequeDate: written })?.date).toBe(date);
  });

  it.each(Object.keys(FIELDS))('finds no e-Cheque without the field %s', (name) => {
    const fields = new Map(Object.entries(FIELDS));
    fields.delete(name);
    expect(eChequeOf(fields)).toBeUndefined();
    expect(read({ [name]: ' \t' })).toBeUndefined();
  });

  it('reads the names that an operator configured', () => {
    const names = { payee: 'P', currency: 'C', amount: 'A', date: 'D' };
    const fields = new Map([
      ['P', 'p'],
      ['C', 'HKD'],
      ['A', '1'],
      ['D', '20261120'],
    ]);
    expect(eChequeOf(fields, names)?.payee).toBe('p');
    expect(eChequeOf(new Map(Object.entries(FIELDS)), names)).toBeUndefined();
  });
});
