import { describe, expect, it } from 'vitest';
import { isPercentage } from '../../../engine/rules/percentage.ts';

describe('isPercentage', () => {
  it.each(['0', '100', '100.00', '33.33', '007.5'])('accepts %j', (value) => {
    expect(isPercentage(value)).toBe(true);
  });

  it.each(['100.01', '-1', '33.333', '.5', '5.', '30%', '1e2', ''])('refuses %j', (value) => {
    expect(isPercentage(value)).toBe(false);
  });
});
