import { describe, expect, it } from 'vitest';
import { hasMinChars } from '../../../engine/rules/library.ts';

describe('hasMinChars', () => {
  it('refuses fewer characters than required', () => {
    expect([hasMinChars('ab', 2), hasMinChars('a', 2)]).toEqual([true, false]);
  });
});
