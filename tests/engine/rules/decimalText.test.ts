import { describe, expect, it } from 'vitest';
import { isDecimalText } from '../../../engine/rules/decimalText.ts';

describe('isDecimalText', () => {
  it.each(['-1.5'])('accepts %j', (value) => {
    expect(isDecimalText(value)).toBe(true);
  });

  it.each(['1.5.5'])('refuses %j', (value) => {
    expect(isDecimalText(value)).toBe(false);
  });
});
