import { describe, expect, it } from 'vitest';
import { isBrNumber } from '../../../engine/rules/brNumber.ts';

describe('isBrNumber', () => {
  it.each(['12345678', '12345678-000', '12345678000'])('accepts %j', (value) => {
    expect(isBrNumber(value)).toBe(true);
  });

  it.each(['1234567', '12345678-00'])('refuses %j', (value) => {
    expect(isBrNumber(value)).toBe(false);
  });
});
