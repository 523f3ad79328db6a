import { describe, expect, it } from 'vitest';
import { isAlphanumericHyphen } from '../../../engine/rules/alphanumericHyphen.ts';

describe('isAlphanumericHyphen', () => {
  it.each(['AB-12'])('accepts %j', (value) => {
    expect(isAlphanumericHyphen(value)).toBe(true);
  });

  it.each(['AB_12'])('refuses %j', (value) => {
    expect(isAlphanumericHyphen(value)).toBe(false);
  });
});
