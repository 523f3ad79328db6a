import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../engine/definition/Rule.ts';
import { offeredYears } from '../../../engine/store/offeredYears.ts';

const rule = (keyword: string, args: readonly unknown[], more: object = {}) =>
  ({ keyword, args, severity: 'error', ...more }) as unknown as Rule;

describe('offeredYears', () => {
  it.each([
    ['no rules', [], 1900, 2028],
    ['both limits', [rule('yearsWithin', [2010, 2020])], 2010, 2020],
    [
      'the narrowest limits',
      [rule('valueRange', ['1990', '2050']), rule('minValue', ['2000'])],
      2000,
      2050,
    ],
    ['a future first year', [rule('minValue', ['2030'])], 2030, 2032],
    ['a last year', [rule('maxValue', ['2000'])], 1900, 2000],
    ['a limit under a condition', [rule('minValue', ['2000'], { when: 0 })], 1900, 2028],
    ['a warning', [rule('minValue', ['2000'], { severity: 'warning' })], 1900, 2028],
    ['a limit from a table', [rule('minValue', [{ table: 'x' }])], 1900, 2028],
  ])('for %s returns the first and the last year', (_, rules, first, last) => {
    expect(offeredYears({ rules }, 2026)).toEqual({ first, last });
  });
});
