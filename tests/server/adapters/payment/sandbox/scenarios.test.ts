import { describe, expect, it } from 'vitest';
import {
  type Scenario,
  scenarioOf,
  scenarioOfWallet,
} from '../../../../../server/adapters/payment/sandbox/scenarios.ts';

const MINUTE_MS = 60_000;

describe('scenarioOf', () => {
  it.each<[number, Partial<Scenario>]>([
    [38_001, { code: 'REJT' }],
    [38_002, { code: 'CANC' }],
    [38_003, { code: 'INPR' }],
    [38_004, { code: 'APPR', surplusCents: 100 }],
    [38_005, { code: 'CANC', approveAfterMs: 10 * MINUTE_MS }],
    [38_006, { code: 'APPR', currency: 'CNY' }],
    [38_007, { code: 'APPR' }],
    [38_008, { code: 'PSTO' }],
    [38_009, { code: 'DUPA' }],
    [38_010, { code: 'PSER' }],
    [38_011, { code: 'FIER' }],
    [38_012, { isFailing: true }],
    [38_013, { code: 'PSTO', approveAfterMs: 360 * MINUTE_MS }],
    [38_014, { code: 'PSTO', approveAfterMs: MINUTE_MS }],
    [38_015, { code: 'REJT', canRetry: false }],
    [1, { code: 'REJT' }],
  ])('handles %i cents as %j', (amountCents, expected) => {
    const { name, ...handling } = scenarioOf(amountCents) ?? { name: '' };
    expect(handling).toEqual(expected);
    expect(name).not.toBe('');
  });

  it.each([38_000, 0, 38_016, 38_099])('leaves %i cents to a person', (amountCents) => {
    expect(scenarioOf(amountCents)).toBeUndefined();
  });
});

describe('scenarioOfWallet', () => {
  it.each([
    [{}, 'APPR'],
    [{ sandbox: 'approve' }, 'APPR'],
    [{ sandbox: 'reject' }, 'REJT'],
  ])('returns for the sheet data %j the status %s', (data, code) => {
    expect(scenarioOfWallet(data)).toMatchObject({ code });
  });

  it('returns undefined for a method without sheet data', () => {
    expect(scenarioOfWallet(undefined)).toBeUndefined();
  });
});
