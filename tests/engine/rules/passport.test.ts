import { describe, expect, it } from 'vitest';
import { isPassportNumber } from '../../../engine/rules/passport.ts';

describe('isPassportNumber', () => {
  it.each(['L898902C3', 'K12345678', 'KJ1234567', '123456789', 'E 1234-5678', 'ej1234567'])(
    'accepts %j',
    (value) => {
      expect(isPassportNumber(value)).toBe(true);
    },
  );

  it.each(['1234', 'PASSPORT', 'K1234567890123456789X', 'K1234567_', '護照12345', ''])(
    'refuses %j',
    (value) => {
      expect(isPassportNumber(value)).toBe(false);
    },
  );
});
