import { describe, expect, it } from 'vitest';
import type { OfferConditions, WithheldMethod } from '#engine';
import {
  announcedEntries,
  withheldEntries,
} from '../../../../renderer/payment/methods/withheldEntries.ts';

describe('announcedEntries', () => {
  it.each<[WithheldMethod['reason'], boolean]>([
    ['disabledWindow', true],
    ['overLimit', true],
    ['browser', true],
    ['device', true],
    ['inactive', true],
    ['blocked', false],
    ['notTaken', false],
    ['notAccepted', false],
  ])('explains a method withheld as %s: %s', (reason, isExplained) => {
    const entries = announcedEntries([{ key: 'pps', reason }]);
    expect(entries).toEqual(isExplained ? [{ method: 'pps', reason }] : []);
  });
});

describe('withheldEntries', () => {
  const conditions: OfferConditions = {
    amountCents: 38_000,
    blocked: [],
    disabled: [],
    taken: ['visa', 'pps', 'fps', 'a method of the future'],
    usable: () => true,
  };
  const pps = { method: 'pps', reason: 'disabledWindow' } as const;

  it.each<[string, Partial<OfferConditions>, readonly object[]]>([
    ['nothing while all methods are available', {}, []],
    ['a disabled method', { disabled: ['pps'] }, [pps]],
    ['a disabled method that the form accepts', { disabled: ['pps'], accepted: ['pps'] }, [pps]],
    ['no method that the form does not accept', { disabled: ['pps'], accepted: ['fps'] }, []],
    ['no blocked method', { blocked: ['pps'] }, []],
    ['no method that the portal does not accept', { disabled: ['mastercard'] }, []],
    ['nothing without accepted methods', { disabled: ['pps'], taken: undefined }, []],
  ])('returns %s', (_, more, entries) => {
    expect(withheldEntries({ ...conditions, ...more })).toEqual(entries);
  });
});
