import { describe, expect, it } from 'vitest';
import { hasExactChars } from '../../../engine/rules/exactChars.ts';

const EXT_B = '\u{20000}';

describe('hasExactChars', () => {
  it('B-51: counts a character of an extension plane as one', () => {
    expect(hasExactChars(EXT_B.repeat(8), 8)).toBe(true);
    expect(hasExactChars(EXT_B.repeat(4), 8)).toBe(false);
  });
});
