import { describe, expect, it } from 'vitest';
import { isAlphanumeric } from '../../../engine/rules/alphanumeric.ts';

describe('isAlphanumeric', () => {
  it.each(['AB12'])('accepts %j', (value) => {
    expect(isAlphanumeric(value)).toBe(true);
  });

  it.each(['AB-12'])('refuses %j', (value) => {
    expect(isAlphanumeric(value)).toBe(false);
  });
});
