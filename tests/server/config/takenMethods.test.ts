import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../../server/config/config.ts';
import {
  fileMethods,
  takenMethods,
  takesChequeFiles,
} from '../../../server/config/takenMethods.ts';

/** Returns a configuration with these values. */
function configOf(
  by: 'file' | 'gateway',
  change: { readonly mode?: 'uat'; readonly folder?: string } = {},
): Pick<Config, 'mode' | 'wallets' | 'eCheque'> {
  const config = readConfig({});
  const { mode = 'demo', folder } = change;
  return { mode, wallets: config.wallets, eCheque: { ...config.eCheque, by, folder } };
}

describe('takenMethods', () => {
  it.each([
    ['files in the demo', configOf('file'), true, ['echq']],
    [
      'files, with trusted banks',
      configOf('file', { mode: 'uat', folder: 'banks' }),
      true,
      ['echq'],
    ],
    ['files, without trusted banks', configOf('file', { mode: 'uat' }), false, []],
    ['the gateway', configOf('gateway', { mode: 'uat' }), true, []],
  ])('with e-Cheques by %s', (_, config, isTaken, asFile) => {
    expect(takenMethods(config).includes('echq')).toBe(isTaken);
    expect(fileMethods(config)).toEqual(asFile);
    expect(takesChequeFiles(config)).toBe(asFile.length > 0);
  });

  it('lists e-Cheques last, and a wallet only with its settings', () => {
    const config = configOf('gateway');
    const taken = takenMethods(config);
    expect(taken.at(-1)).toBe('echq');
    expect(taken).toEqual(expect.arrayContaining(['visa', 'fps', 'androidpay', 'applepay']));
    const { googlePay: _, applePay: __, ...none } = config.wallets;
    const without = takenMethods({ ...config, wallets: { ...none } as typeof config.wallets });
    expect(without.filter((method) => !taken.includes(method))).toEqual([]);
    expect(taken.filter((method) => !without.includes(method))).toEqual(
      expect.arrayContaining(['androidpay', 'applepay']),
    );
  });
});
