import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDuration,
  dayOrder,
  dayText,
  hongKongDay,
  isRealDay,
  parseDay,
  weekdayOf,
} from '../../../engine/values/calendar.ts';

describe('hongKongDay()', () => {
  it.each([
    ['2026-11-20T10:00:00+08:00', '20/11/2026'],
    ['2026-11-19T15:59:59Z', '19/11/2026'],
    ['2026-11-19T16:00:00Z', '20/11/2026'],
    ['2026-11-20T00:00:00+08:00', '20/11/2026'],
    ['2026-12-31T23:59:59+08:00', '31/12/2026'],
    ['2024-02-28T16:00:00Z', '29/02/2024'],
  ])('B-44: %s is %s in Hong Kong', (now, day) => {
    expect(dayText(hongKongDay(now))).toBe(day);
  });

  it('B-44: returns the Hong Kong day of any instant, written in UTC or with the offset +08:00', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (instant) => {
        const utc = new Date(instant).toISOString();
        const shifted = `${new Date(instant + 8 * 3_600_000).toISOString().slice(0, 23)}+08:00`;
        expect(hongKongDay(utc)).toEqual(hongKongDay(shifted));
        expect(dayText(hongKongDay(utc)).split('/').toReversed().join('-')).toBe(
          shifted.slice(0, 10),
        );
      }),
    );
  });

  it('throws for a text that is no instant', () => {
    expect(() => hongKongDay('yesterday')).toThrow(RangeError);
  });
});

describe('addDuration()', () => {
  it.each([
    ['20/11/2026', 'P7D', '27/11/2026'],
    ['20/11/2026', '-P28D', '23/10/2026'],
    ['31/01/2026', 'P1M', '28/02/2026'],
    ['31/01/2024', 'P1M', '29/02/2024'],
    ['29/02/2024', 'P1Y', '28/02/2025'],
    ['01/01/2026', '-P1M', '01/12/2025'],
    ['31/12/2026', 'P1D', '01/01/2027'],
    ['20/11/2026', 'P1Y6M2W1D', '04/06/2028'],
    ['01/03/2026', '-P1Y2M', '01/01/2025'],
  ])('%s and %s is %s', (from, duration, to) => {
    const day = parseDay(from);
    expect(day && dayText(addDuration(day, duration) ?? day)).toBe(to);
  });

  it.each(['', 'P', '7D', 'P7H', 'PT1H', 'P-7D'])('does not read %j', (duration) => {
    expect(addDuration({ year: 2026, month: 1, day: 1 }, duration)).toBeUndefined();
  });
});

describe('parseDay()', () => {
  it('parses the output of dayText for every day', () => {
    const start = Date.UTC(1900, 0, 1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_000 }), (offset) => {
        const date = new Date(start + offset * 86_400_000);
        const day = {
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        };
        expect(parseDay(dayText(day))).toEqual(day);
        expect(weekdayOf(day)).toBe(date.getUTCDay());
        const next = addDuration(day, 'P1D');
        expect(next && dayOrder(next) > dayOrder(day)).toBe(true);
      }),
    );
  });

  it('refuses days that do not exist', () => {
    expect([29, 28].map((day) => isRealDay({ year: 2023, month: 2, day }))).toEqual([false, true]);
    expect(parseDay('29/02/1900')).toBeUndefined();
    expect(parseDay('29/02/2000')).toEqual({ year: 2000, month: 2, day: 29 });
    expect(parseDay(20260101)).toBeUndefined();
  });
});
