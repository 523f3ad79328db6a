import { describe, expect, it } from 'vitest';
import { isPrcTravelPermit } from '../../../engine/rules/prcTravelPermit.ts';

describe('isPrcTravelPermit', () => {
  it.each(['C12345678', 'CA0000001', 'W12345678', 'H1234567800', 'M12345678', 'c 1234 5678'])(
    'accepts %j',
    (value) => {
      expect(isPrcTravelPermit(value)).toBe(true);
    },
  );

  it.each(['CI0000001', 'CO1234567', 'C1234567', 'H123456780', 'X12345678'])(
    'refuses %j',
    (value) => {
      expect(isPrcTravelPermit(value)).toBe(false);
    },
  );
});
