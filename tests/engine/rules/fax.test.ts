import { describe, expect, it } from 'vitest';
import { isFax } from '../../../engine/rules/fax.ts';

describe('isFax', () => {
  it.each(['2345 6789', '(852) 2345-6789', '+852 2345 6789', '999'])('accepts %j', (value) => {
    expect(isFax(value)).toBe(true);
  });

  it.each(['2345.6789', 'ext 5', '()', '２３４５', ''])('refuses %j', (value) => {
    expect(isFax(value)).toBe(false);
  });
});
