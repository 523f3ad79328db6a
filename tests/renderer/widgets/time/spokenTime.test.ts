import { describe, expect, it } from 'vitest';
import { partOfDay, timeInDigits } from '../../../../renderer/widgets/time/spokenTime.ts';

describe('timeInDigits', () => {
  it.each([
    ['三時三刻', '3時45分'],
    ['三點一刻', '3點15分'],
    ['下午 兩 點', '下午2點'],
    ['下午十二時三十分', '下午12時30分'],
    ['3 時 5 分', '3時5分'],
    ['9:30 AM', '9:30 AM'],
    ['三', '三'],
    ['三時二刻', '3時2刻'],
  ])('of %j is %j', (text, digits) => {
    expect(timeInDigits(text)).toBe(digits);
  });
});

describe('partOfDay', () => {
  it.each([
    ['凌晨3時', '3時', 3, 3],
    ['凌晨12時', '12時', 12, 0],
    ['凌晨7時', '7時', 7, undefined],
    ['早上9時', '9時', 9, 9],
    ['朝早 11時', '11時', 11, 11],
    ['早晨3時', '3時', 3, undefined],
    ['清晨12時', '12時', 12, undefined],
    ['中午12時', '12時', 12, 12],
    ['正午2時', '2時', 2, 14],
    ['中午0時', '0時', 0, undefined],
    ['凌晨13時', '13時', 13, undefined],
    ['傍晚6時', '6時', 6, 18],
    ['傍晚4時', '4時', 4, undefined],
    ['晚上8時', '8時', 8, 20],
    ['晚上20時', '20時', 20, 20],
    ['晚上12時', '12時', 12, undefined],
    ['晚間11時', '11時', 11, 23],
    ['晚上0時', '0時', 0, undefined],
  ])('of %j leaves %j, and the hour %i is %s', (text, clock, hour, hourOfDay) => {
    const part = partOfDay(text);
    expect(part?.clock).toBe(clock);
    expect(part?.hourOf(hour)).toBe(hourOfDay);
  });

  it('is undefined without a part of the day at the start', () => {
    expect(partOfDay('3時')).toBeUndefined();
    expect(partOfDay('3時凌晨')).toBeUndefined();
  });
});
