import { describe, expect, it } from 'vitest';
import { groupDigits } from '#engine';

describe('groupDigits()', () => {
  it.each([
    ['1234567.5', '1,234,567.5'],
    ['1,2345', '1,2345'],
    ['7', '7'],
    ['999', '999'],
    ['-1000', '-1,000'],
    ['123456', '123,456'],
    ['0001234', '0,001,234'],
    ['twelve', 'twelve'],
    ['1.2.3', '1.2.3'],
  ])('formats %j as %j', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });
});
