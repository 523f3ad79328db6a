import { describe, expect, it } from 'vitest';
import { dayText, offeredYears } from '#engine';
import { makeForm } from '../support/makeForm.ts';

/** Returns the days that a date field with these limits offers; by default on 20 November 2026. */
async function offerOf(limits: Readonly<Record<string, unknown>>, data: object = {}, now?: string) {
  const form = await makeForm({
    day: { type: 'string', hkDate: true, ...limits },
    other: { type: 'string', hkDate: true },
    plain: { type: 'string' },
  } as Parameters<typeof makeForm>[0]);
  return form.store({ plain: 'x', ...data }, now).offeredDays('/day');
}

describe('offeredDays: days that a calendar may offer', () => {
  it.each([
    ['no limits', {}, '01/01/1900', '31/12/2028'],
    ['not before today', { dateMin: 'today' }, '20/11/2026', '31/12/2028'],
    ['not after today', { dateMax: 'today' }, '01/01/1900', '20/11/2026'],
    [
      'a lower limit in words',
      { dateMin: { from: 'today', add: 'P7D' } },
      '27/11/2026',
      '31/12/2028',
    ],
    ['two dates', { dateMin: '01/12/2026', dateMax: '31/01/2027' }, '01/12/2026', '31/01/2027'],
    ['limits beyond the usual years', { dateMin: '01/01/2040' }, '01/01/2040', '31/12/2042'],
    ['another answer', { dateMin: 'other' }, '05/06/2025', '31/12/2028'],
    [
      'a limit that is a warning only',
      { rules: [{ dateMin: 'today', severity: 'warning' }] },
      '01/01/1900',
      '31/12/2028',
    ],
  ])('for %s range from the first to the last', async (_, limits, first, last) => {
    const offer = await offerOf(limits, { other: '05/06/2025' });
    expect([dayText(offer.first), dayText(offer.last)]).toEqual([first, last]);
  });

  it('follow a limit only while its answer is present', async () => {
    const offer = await offerOf({ dateMin: 'other' });
    expect(dayText(offer.first)).toBe('01/01/1900');
  });

  it('are those that every rule of the field accepts', async () => {
    const { takes } = await offerOf({ dateMin: 'today', weekday: [1, 2, 3, 4, 5] });
    const inNovember = (day: number) => takes({ year: 2026, month: 11, day });
    expect([19, 20, 21, 22, 23].map(inNovember)).toEqual([false, true, false, false, true]);
  });

  it('B-44: start at the day in Hong Kong, in any time zone', async () => {
    const atNight = await offerOf({ dateMin: 'today' }, {}, '2026-11-20T16:30:00Z');
    expect([dayText(atNight.today), dayText(atNight.first)]).toEqual(['21/11/2026', '21/11/2026']);
  });

  it('keep their order when limits contradict each other', async () => {
    const { first, last, takes } = await offerOf(
      { dateMin: 'other', dateMax: '01/01/2020' },
      { other: '05/06/2025' },
    );
    expect([dayText(first), dayText(last)]).toEqual(['01/01/2020', '05/06/2025']);
    expect(takes(first)).toBe(false);
  });
});

describe('offeredYears()', () => {
  const rule = (keyword: string, ...args: (string | number)[]) =>
    ({ keyword, key: 'k', args, severity: 'error' }) as const;
  it.each([
    ['no limits', [], 1900, 2028],
    ['yearsWithin', [rule('yearsWithin', 1997, 2026)], 1997, 2026],
    ['minValue and maxValue', [rule('minValue', '1997'), rule('maxValue', '2026')], 1997, 2026],
    ['valueRange', [rule('valueRange', '1841', '1997')], 1841, 1997],
    [
      'the strictest of several limits',
      [rule('minValue', '1950'), rule('minValue', '1997')],
      1997,
      2028,
    ],
    ['a lower limit in the future', [rule('minValue', '2040')], 2040, 2042],
    ['a conditional limit', [{ ...rule('minValue', '1997'), when: 0 }], 1900, 2028],
    ['a warning', [{ ...rule('minValue', '1997'), severity: 'warning' as const }], 1900, 2028],
  ])('for %s returns the first and the last year', (_, rules, first, last) => {
    expect(offeredYears({ rules }, 2026)).toEqual({ first, last });
  });
});
