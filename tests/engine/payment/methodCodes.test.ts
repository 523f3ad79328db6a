import { describe, expect, it } from 'vitest';
import { methodCodes } from '../../../engine/payment/methodCodes.ts';

describe('methodCodes', () => {
  it('names the brand of a card, and else the method', () => {
    expect(methodCodes('creditcard-jcb')).toEqual({
      channel: 'BCMP',
      subType: 'CreditCard',
      brandName: 'JCB',
    });
    expect(methodCodes('fps').brandName).not.toBe('');
  });
});
