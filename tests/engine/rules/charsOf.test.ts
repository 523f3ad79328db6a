import { describe, expect, it } from 'vitest';
import { charsOf } from '../../../engine/rules/charsOf.ts';

describe('charsOf', () => {
  it.each([
    ['', 0],
    ['ab', 2],
    ['陳', 1],
    ['\u{20000}', 1],
    ['e\u0301', 2],
    ['\ud800', 1],
  ])('for %j returns %i', (text, count) => {
    expect(charsOf(text)).toBe(count);
  });
});
