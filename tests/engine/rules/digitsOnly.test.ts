import { describe, expect, it } from 'vitest';
import { isDigitsOnly } from '../../../engine/rules/digitsOnly.ts';

describe('isDigitsOnly', () => {
  it.each(['0123', '9'])('accepts %j', (value) => {
    expect(isDigitsOnly(value)).toBe(true);
  });

  it.each(['12a', '-9'])('refuses %j', (value) => {
    expect(isDigitsOnly(value)).toBe(false);
  });
});
