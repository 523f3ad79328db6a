import { describe, expect, it } from 'vitest';
import { mostWays } from '../../../../engine/compiler/patterns/mostWays.ts';

describe('mostWays()', () => {
  it.each([
    ['^[0-9]*-*[0-9]*$', 12, 13 ** 4],
    ['^a{2,4}$', 9, 3 * 10],
    ['^(?:a|b)c$', 4, 2 * 5],
    ['^(?:a|b){3}$', 4, 8 * 5],
    ['^(?=a*)b$', 4, 5 * 5],
    ['[', 4, Infinity],
  ])('bounds the ways of %s in %i characters', (pattern, length, ways) => {
    expect(mostWays(pattern, length)).toBe(ways);
  });

  it('T-25: is huge for nested repetitions', () => {
    expect(mostWays('^(a+)+$', 12)).toBeGreaterThan(10 ** 12);
    expect(mostWays('^(a+)+$', 20_000)).toBe(Infinity);
  });
});
