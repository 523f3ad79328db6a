import { describe, expect, it } from 'vitest';
import { type OfferConditions, type PaymentMethodId, reasonAgainstMethod } from '#engine';

const OPEN: OfferConditions = { amountCents: 100, blocked: [], disabled: [], usable: () => true };

type Case = readonly [PaymentMethodId, Partial<OfferConditions>, string | undefined];

describe('reasonAgainstMethod()', () => {
  it.each<Case>([
    ['visa', {}, undefined],
    ['echq', {}, undefined],
    ['pps', { disabled: ['pps'] }, 'disabledWindow'],
    ['echq', { disabled: ['ECHQ'] }, 'disabledWindow'],
    ['echq', { blocked: ['echq'] }, 'blocked'],
    ['fps', { blocked: ['fps'] }, 'blocked'],
    ['pps', { amountCents: 10_000_001 }, 'overLimit'],
    ['pps', { amountCents: 10_000_000 }, undefined],
    ['applepay', { usable: (key) => key !== 'applepay' }, 'device'],
    // Another card of the same kind still works.
    ['creditcard', { disabled: ['visa'] }, undefined],
    ['creditcard', { disabled: ['unionpay'] }, undefined],
    ['creditcard', { disabled: ['creditcard'] }, 'disabledWindow'],
    // Reports `notTaken` before `suspended` for a method that the portal never accepts.
    ['applepay', { taken: ['visa', 'echq'] }, 'notTaken'],
    ['applepay', { taken: ['visa'], isSuspended: true }, 'notTaken'],
    ['visa', { taken: ['visa'], isSuspended: true }, 'suspended'],
    ['echq', { taken: ['visa'] }, 'notTaken'],
    // A suspension of the gateway does not affect an e-Cheque that is a file.
    ['echq', { taken: ['echq'], asFile: ['echq'], isSuspended: true }, undefined],
    ['echq', { taken: ['echq'], asFile: [], isSuspended: true }, 'suspended'],
    ['visa', { asFile: ['echq'], isSuspended: true }, 'suspended'],
    ['creditcard', { taken: ['creditcard-jcb'] }, undefined],
    ['creditcard', { taken: ['creditcard-jcb'], blocked: ['jcb'] }, 'blocked'],
  ])('promise 9: %s under %j: %s', (id, more, reason) => {
    expect(reasonAgainstMethod(id, { ...OPEN, ...more })).toBe(reason);
  });
});
