import { describe, expect, it } from 'vitest';
import { isDigitsComma } from '../../../engine/rules/digitsComma.ts';

describe('isDigitsComma', () => {
  it.each(['1,234'])('accepts %j', (value) => {
    expect(isDigitsComma(value)).toBe(true);
  });

  it.each(['1.234'])('refuses %j', (value) => {
    expect(isDigitsComma(value)).toBe(false);
  });
});
