import { describe, expect, it } from 'vitest';
import { changesDocument } from '../../../../renderer/wizard/state/changesDocument.ts';

describe('changesDocument()', () => {
  it.each([
    ['a method is chosen', {}, { CDPaymentMethod: 'visa' }, false],
    ['another method is chosen', { CDPaymentMethod: 'visa' }, { CDPaymentMethod: 'fps' }, false],
    [
      'an e-Cheque with its own step',
      { CDPaymentMethod: 'visa' },
      { CDPaymentMethod: 'echq' },
      true,
    ],
    ['an e-Cheque is deselected', { CDPaymentMethod: 'echq' }, { CDPaymentMethod: 'visa' }, true],
    ['an acknowledgement is requested', {}, { receiveAckEmail: true, ackEmail: 'a' }, false],
    ['another address', { ackEmail: 'a', name: 'A' }, { ackEmail: 'b', name: 'A' }, false],
    ['an answer changes', { name: 'A' }, { name: 'B' }, true],
    [
      'an answer is removed',
      { name: 'A', CDPaymentMethod: 'visa' },
      { CDPaymentMethod: 'visa' },
      true,
    ],
  ])('%s', (_, before, after, changes) => {
    expect(changesDocument(before, after, ['/receiveAckEmail', '/ackEmail'])).toBe(changes);
  });
});
