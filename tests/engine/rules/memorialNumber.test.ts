import { describe, expect, it } from 'vitest';
import { isMemorialNumber } from '../../../engine/rules/memorialNumber.ts';

describe('isMemorialNumber', () => {
  it.each(['26112000010019', 'UB1234567', 'NIL', 'N.A.', 'YL1', 'ub1234567'])(
    'accepts %j',
    (value) => {
      expect(isMemorialNumber(value)).toBe(true);
    },
  );

  it.each(['2611200001001', '26113100010019', '26001000010019', 'XX123', 'UB', 'UB123456789'])(
    'refuses %j',
    (value) => {
      expect(isMemorialNumber(value)).toBe(false);
    },
  );
});
