import { describe, expect, it } from 'vitest';
import { isPhone } from '../../../engine/rules/phone.ts';

describe('isPhone', () => {
  it.each(['2345 6789', '(852) 2345-6789', '+852 2345 6789', '999'])('accepts %j', (value) => {
    expect(isPhone(value)).toBe(true);
  });

  it.each(['2345.6789', 'ext 5', '()', '２３４５', ''])('refuses %j', (value) => {
    expect(isPhone(value)).toBe(false);
  });
});
