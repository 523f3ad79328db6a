import { describe, expect, it } from 'vitest';
import { changesDocument } from '../../../../renderer/wizard/state/changesDocument.ts';

describe('changesDocument()', () => {
  it.each([
    ['a method is chosen', {}, { CDPaymentMethod: 'visa' }, false],
    ['another method is chosen', { CDPaymentMethod: 'visa' }, { CDPaymentMethod: 'fps' }, false],
    [
      'an e-Cheque, which has a step',
      { CDPaymentMethod: 'visa' },
      { CDPaymentMethod: 'echq' },
      true,
    ],
    ['no e-Cheque any more', { CDPaymentMethod: 'echq' }, { CDPaymentMethod: 'visa' }, true],
    ['an acknowledgement is wished for', {}, { receiveAckEmail: true, ackEmail: 'a' }, false],
    ['another address', { ackEmail: 'a', name: 'A' }, { ackEmail: 'b', name: 'A' }, false],
    ['an answer changes', { name: 'A' }, { name: 'B' }, true],
    ['an answer goes', { name: 'A', CDPaymentMethod: 'visa' }, { CDPaymentMethod: 'visa' }, true],
  ])('%s', (_, before, after, changes) => {
    expect(changesDocument(before, after, ['/receiveAckEmail', '/ackEmail'])).toBe(changes);
  });
});
