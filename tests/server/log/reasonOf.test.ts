import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../../server/log/reasonOf.ts';

describe('reasonOf', () => {
  it.each([
    [new RangeError('too long'), 'too long'],
    [new RangeError(''), 'RangeError'],
    ['a text', 'a text'],
    [undefined, 'undefined'],
    [404, '404'],
  ])('describes %o', (error, expected) => {
    expect(reasonOf(error)).toBe(expected);
  });
});
