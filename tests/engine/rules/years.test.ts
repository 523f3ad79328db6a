import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areYearsInOrder,
  areYearsOnce,
  areYearsWithin,
  isYearList,
} from '../../../engine/rules/library.ts';
import { shortestTime } from '../../support/shortestTime.ts';

describe('isYearList and the rules for years', () => {
  it.each(['2019', '2015-2017', '2015 - 2017, 2019', '2019,2015', '2015-2017、2019'])(
    'accepts %j',
    (value) => {
      expect(isYearList(value)).toBe(true);
    },
  );

  it.each([
    ['19', 'a year of two digits'],
    ['2019,', 'nothing after the comma'],
    ['2015-', 'no end'],
    ['2015-2016-2017', 'two ends'],
    ['2015/2017', 'a stroke'],
    ['20195', 'five digits'],
    ['2015 2017', 'no comma'],
    ['', 'an empty text: `required` checks it'],
  ])('refuses %j (%s)', (value) => {
    expect(isYearList(value)).toBe(false);
  });

  it.each([
    ['2015-2017', true, true, true],
    ['2017-2015', false, true, true],
    ['2016-2016', true, true, true],
    ['2015-2017, 2018', true, true, true],
    ['2015-2017, 2017', true, false, true],
    ['2016, 2014-2018', true, false, true],
    ['2019, 2019', true, false, true],
    ['1843', true, true, false],
    ['1844, 2026', true, true, true],
    ['2020-2027', true, true, false],
    ['no list', true, true, true],
  ])('%j: in order %s, each once %s, within 1844 to 2026 %s', (value, order, once, within) => {
    expect([
      areYearsInOrder(value),
      areYearsOnce(value),
      areYearsWithin(value, [1844, 2026]),
    ]).toEqual([order, once, within]);
  });

  it('areYearsOnce: is false exactly when two ranges share a year', () => {
    const range = fc
      .tuple(fc.integer({ min: 2000, max: 2030 }), fc.nat(4))
      .map(([from, more]) => ({ from, to: from + more }));
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 5 }), (ranges) => {
        const years = ranges.flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        );
        const text = ranges.map(({ from, to }) => `${from}-${to}`).join(',');
        expect(areYearsOnce(text)).toBe(new Set(years).size === years.length);
      }),
    );
  });

  it('T-25: validates a list of 10,000 ranges in less than 200 ms', () => {
    const long = '2015-2017,'.repeat(10_000);
    const check = () => {
      isYearList(long);
      areYearsOnce(`${long}2019`);
    };
    expect(shortestTime(check)).toBeLessThan(200);
  });
});
