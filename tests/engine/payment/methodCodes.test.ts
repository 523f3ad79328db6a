import { describe, expect, it } from 'vitest';
import { methodCodes } from '../../../engine/payment/methodCodes.ts';

describe('methodCodes', () => {
  it("returns the brand of a card; otherwise the method's name", () => {
    expect(methodCodes('creditcard-jcb')).toEqual({
      channel: 'BCMP',
      subType: 'CreditCard',
      brandName: 'JCB',
    });
    expect(methodCodes('fps').brandName).not.toBe('');
  });
});
