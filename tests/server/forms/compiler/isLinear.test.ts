import { isSafePattern } from 'redos-detector';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '#compiler';
import { isLinear } from '../../../../server/forms/compiler/isLinear.ts';

describe('isLinear()', () => {
  it('T-25: proves ordinary patterns, and none that can take exponential time', () => {
    expect(['^[A-Z]{2}\\d{6}$', '^(a+)+$'].map((pattern) => isLinear(pattern))).toEqual([
      true,
      false,
    ]);
  });

  it('leaves a text that is no regular expression to other checks', () => {
    expect(isLinear('[')).toBe(true);
  });

  it('does not take a lack of time for a lack of proof later', () => {
    const pattern = '^[0-9]{0,9}x{0,9}[0-9]{0,9}$';
    expect(isLinear(pattern, 1)).toBe(false);
    expect(isLinear(pattern, 20_000)).toBe(true);
  });

  it.each(
    Object.entries(FORMATS).flatMap(([name, { patterns = [] }]) =>
      patterns.map((pattern) => [name, pattern]),
    ),
  )('T-25: accepts the linear pattern of the format %s', (_name, pattern) => {
    expect(isSafePattern(pattern, { unicode: true, timeout: 20_000 }).safe).toBe(true);
    expect(isLinear(pattern)).toBe(true);
  });
});
