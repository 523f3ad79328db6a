import { isSafePattern } from 'redos-detector';
import { describe, expect, it, vi } from 'vitest';
import { FORMATS } from '#compiler';
import {
  EXTERNAL_STEPS,
  isLinear,
  linearityOf,
} from '../../../../server/forms/compiler/isLinear.ts';

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

  it('has one result for each limit of steps, in any order of the calls', () => {
    for (const pattern of ['^[0-9]{0,9}x{0,9}[0-9]{0,9}$', '^[0-9]{0,9}y{0,9}[0-9]{0,9}$']) {
      expect(isLinear(pattern, 10)).toBe(false);
      expect(isLinear(pattern, 5000)).toBe(true);
      expect(isLinear(pattern, 10)).toBe(false);
    }
    const late = '^[0-9]{0,9}z{0,9}[0-9]{0,9}$';
    expect(isLinear(late, 5000)).toBe(true);
    expect(isLinear(late, 10)).toBe(false);
  });

  it('has the same results when the clock is slow', () => {
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 3_600_000;
      return now;
    });
    try {
      expect(isLinear('^[0-9]{0,9}w{0,9}[0-9]{0,9}$', 5000)).toBe(true);
      expect(isLinear('^(?:b+c)+$', EXTERNAL_STEPS)).toBe(true);
    } finally {
      clock.mockRestore();
    }
  });

  it('does not analyse deeply nested groups, whose steps take long', () => {
    const nested = (levels: number) => `^${'('.repeat(levels)}a${')'.repeat(levels)}$`;
    expect(isLinear(nested(20))).toBe(true);
    expect(isLinear(nested(21))).toBe(false);
    expect(isLinear(`^${'[(]'.repeat(30)}${'\\('.repeat(30)}$`)).toBe(true);
    expect(isLinear(`^${'(a)'.repeat(30)}$`)).toBe(true);
  });

  it.each(
    Object.entries(FORMATS).flatMap(([name, { patterns = [] }]) =>
      patterns.map((pattern) => [name, pattern]),
    ),
  )('T-25: accepts the linear pattern of the format %s', (_name, pattern) => {
    expect(isSafePattern(pattern, { unicode: true }).safe).toBe(true);
    expect(isLinear(pattern)).toBe(true);
  });
});

describe('linearityOf()', () => {
  it('analyses no pattern of a schema after 20 without proof, with one result for each', () => {
    const check = linearityOf();
    const easy = '^[A-Z]{2}$';
    const hard = Array.from({ length: 20 }, (_, index) => `^(a+)+${index}$`);
    expect(check(easy)).toBe(true);
    expect(hard.map(check)).toEqual(hard.map(() => false));
    expect(check('^[a-z]{2}$')).toBe(false);
    expect([check(easy), check(hard[0] ?? '')]).toEqual([true, false]);
    expect(linearityOf()('^[a-z]{2}$')).toBe(true);
  });
});
