import { describe, expect, it } from 'vitest';
import { disabledUntil, type PaymentGatewayKey } from '#engine';
import { namesMethod } from '../../../engine/payment/namesMethod.ts';

describe('namesMethod()', () => {
  it.each<[string, PaymentGatewayKey, boolean]>([
    ['JCB', 'creditcard-jcb', true],
    ['creditcard', 'creditcard-jcb', true],
    ['CreditCard-JCB', 'creditcard-jcb', true],
    ['unionpay', 'creditcard-jcb', false],
    ['ECHQ', 'echq', true],
    ['pps', 'echq', false],
  ])('%s names %s: %s', (entry, method, isNamed) => {
    expect(namesMethod([entry], method)).toBe(isNamed);
  });
});

describe('disabledUntil()', () => {
  const NOW = '2026-11-20T10:00:00+08:00';
  const period = (to: string | null, methods = ['pps']) => ({ from: null, to, methods });

  it.each([
    ['the end of the window', [period('2026-11-20T12:00:00+08:00')], '2026-11-20T12:00:00+08:00'],
    [
      'the last end of several windows',
      [period('2026-11-20T12:00:00+08:00'), period('2026-11-20T13:00:00+08:00')],
      '2026-11-20T13:00:00+08:00',
    ],
    ['nothing for a window without an end', [period(null)], undefined],
    ['nothing for a past window', [period('2026-11-20T09:00:00+08:00')], undefined],
    ['nothing for another method', [period('2026-11-20T12:00:00+08:00', ['fps'])], undefined],
  ])('promise 9: returns %s', (_, windows, until) => {
    expect(disabledUntil(windows, 'pps', NOW)).toBe(until);
  });
});
