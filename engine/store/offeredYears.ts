import { CALENDAR_FIRST_YEAR, CALENDAR_YEARS_AHEAD } from '../constants/constants.ts';
import type { LeafNode } from '../definition/PlanNode.ts';

/** A span of years, first and last included. */
export interface YearSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the years that a list of years offers. The limits of the definition that always hold
 * determine them (`yearsWithin`, `valueRange`, `minValue`, `maxValue`). The default limits are 1900
 * and two years ahead.
 *
 * @param thisYear the year in Hong Kong
 * @see spec document 2, section 5 "Generic rules": year out of range; date picker year range
 *
 * @example
 * offeredYears({ rules: [] }, 2026); // { first: 1900, last: 2028 }
 * const rule = { keyword: 'minValue', args: ['2020'], key: 'validation_invalid', severity: 'error' };
 * offeredYears({ rules: [rule] }, 2026); // { first: 2020, last: 2028 }
 */
export function offeredYears({ rules }: Pick<LeafNode, 'rules'>, thisYear: number): YearSpan {
  const always = rules.filter(({ when, severity }) => when === undefined && severity === 'error');
  const limits = (where: Readonly<Record<string, number>>) =>
    always
      .flatMap(({ keyword, args }) => {
        const index = where[keyword];
        return index === undefined ? [] : [Number(args[index])];
      })
      .filter(Number.isInteger);
  const least = limits({ yearsWithin: 0, valueRange: 0, minValue: 0 });
  const most = limits({ yearsWithin: 1, valueRange: 1, maxValue: 0 });
  const first = least.length > 0 ? Math.max(...least) : CALENDAR_FIRST_YEAR;
  const usual = Math.max(thisYear, least.length > 0 ? first : 0) + CALENDAR_YEARS_AHEAD;
  const last = most.length > 0 ? Math.min(...most) : usual;
  return { first, last };
}
