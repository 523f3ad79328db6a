import { describe, expect, it } from 'vitest';
import { hasMaxChars } from '../../../engine/rules/maxChars.ts';

const EXT_B = '\u{20000}';

describe('hasMaxChars', () => {
  it('B-51: counts a character outside the basic plane as one character', () => {
    expect(hasMaxChars(EXT_B.repeat(16), 16)).toBe(true);
    expect(hasMaxChars(EXT_B.repeat(17), 16)).toBe(false);
  });
});
