import { describe, expect, it } from 'vitest';
import { isCrNumber } from '../../../engine/rules/crNumber.ts';

describe('isCrNumber', () => {
  it.each(['12345', 'F1234', '0012345', '12345678', 'C0012345', 'F0001234'])(
    'accepts %j',
    (value) => {
      expect(isCrNumber(value)).toBe(true);
    },
  );

  it.each(['C12345', '123456789', 'F12345678'])('refuses %j', (value) => {
    expect(isCrNumber(value)).toBe(false);
  });
});
