import { describe, expect, it } from 'vitest';
import { refusedSigning } from '../../../../server/routes/signing/refusedSigning.ts';

describe('refusedSigning', () => {
  it.each([
    [[], { message: 'signatureFailure' }],
    [['a'], { message: 'a' }],
    [['a', 'b'], { message: 'a', messages: ['a', 'b'] }],
  ])('promise 15: returns every fault of %j', (keys, expected) => {
    const result = 'signatureFailure';
    expect(refusedSigning({ result, keys })).toEqual({ result, ...expected });
  });
});
