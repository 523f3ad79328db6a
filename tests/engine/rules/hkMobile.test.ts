import { describe, expect, it } from 'vitest';
import { isHkMobile } from '../../../engine/rules/library.ts';

describe('isHkMobile', () => {
  it.each(['91234567', '6123 4567', '5123-4567', '+852 9123 4567', '85291234567', '71234567'])(
    'accepts %s',
    (value) => {
      expect(isHkMobile(value)).toBe(true);
    },
  );

  it.each(['21234567', '31234567', '81234567', '9123456', '912345678', '+86 91234567', ''])(
    'refuses %j',
    (value) => {
      expect(isHkMobile(value)).toBe(false);
    },
  );
});
