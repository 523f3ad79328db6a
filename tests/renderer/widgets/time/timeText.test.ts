import { describe, expect, it } from 'vitest';
import {
  clockOf,
  halfOf,
  readClock,
  timeOf,
  withoutHalf,
} from '../../../../renderer/widgets/time/timeText.ts';

describe('readClock: a time in its parts', () => {
  it.each([
    ['9:05 AM', '9:05', 'AM'],
    ['9:05 pm', '9:05 pm', 'PM'],
    ['下午9:05', '下午9:05', 'PM'],
    ['上午 9:05', '上午 9:05', 'AM'],
    ['9:05 a.m.', '9:05 a.m.', 'AM'],
    ['9:05', '9:05', undefined],
    ['3 PM', '3', 'PM'],
    ['9:3 AM', '9:3', 'AM'],
    ['noon', 'noon', undefined],
    ['', '', undefined],
  ])('splits %j into %j, %s', (text, clock, half) => {
    expect([clockOf(text), halfOf(text)]).toEqual([clock, half]);
  });

  it.each([
    ['9:05', 'PM', '9:05 PM'],
    ['9:05am', 'PM', '9:05am'],
    ['9:05', undefined, '9:05'],
    ['', 'AM', undefined],
    [' ', 'AM', undefined],
  ] as const)('joins %j and %s as %j', (clock, half, time) => {
    expect(timeOf(clock, half)).toBe(time);
  });

  it.each([
    ['9.05', '9:05'],
    ['0905', '9:05'],
    ['９：０５', '9:05'],
    ['905pm', '9:05 PM'],
    ['下午9:05', '9:05 PM'],
    ['2時05分', '2:05'],
    ['14点5分', '2:05 PM'],
    ['2時 05', '2:05'],
    ['2時5', undefined],
    ['2時', '2:00'],
    ['2時半', '2:30'],
    ['2点 整', '2:00'],
    ['15時', '3:00 PM'],
    ['下午2時', '2:00 PM'],
    ['上午 9点半', '9:30 AM'],
    ['下午3時正', '3:00 PM'],
    ['３ＰＭ', '3:00 PM'],
    ['3pm', '3:00 PM'],
    ['3 p.m.', '3:00 PM'],
    ['11 AM', '11:00 AM'],
    ['3.30pm', '3:30 PM'],
    ['330 pm', '3:30 PM'],
    ['3。30', '3:30'],
    ['15:30', '3:30 PM'],
    ['1530', '3:30 PM'],
    ['23.59', '11:59 PM'],
    ['12:30', '12:30'],
    ['0:30', '12:30 AM'],
    ['0000', '12:00 AM'],
    ['13:00 PM', '13:00 PM'],
    ['15pm', '15:00 PM'],
    ['24:00', '24:00'],
    ['25pm', undefined],
    ['24時', undefined],
    ['3', undefined],
    ['2時5pm', undefined],
    ['9:5', undefined],
    ['nine', undefined],
  ])('reads %j as %j', (typed, clock) => {
    expect(readClock(typed)).toBe(clock);
  });

  it.each([
    // Numerals and quarters.
    ['三時三刻', '3:45'],
    ['3点一刻', '3:15'],
    ['三點', '3:00'],
    ['兩點半', '2:30'],
    ['两点钟', '2:00'],
    ['3點鐘', '3:00'],
    ['十二時零五分', '12:05'],
    ['十一點〇五分', '11:05'],
    ['三點四十五分', '3:45'],
    ['三點四十五', '3:45'],
    ['二十三時五十九分', '11:59 PM'],
    ['零時三十分', '12:30 AM'],
    ['下午三時三刻', '3:45 PM'],
    ['下午 三 時 三 刻', '3:45 PM'],
    ['上午九點正', '9:00 AM'],
    ['下午12時30分', '12:30 PM'],
    // Parts of the day, with unambiguous hours.
    ['晚上8時', '8:00 PM'],
    ['晚上八点半', '8:30 PM'],
    ['晚上20:30', '8:30 PM'],
    ['晚上11:59', '11:59 PM'],
    ['早上9時', '9:00 AM'],
    ['早上 7.30', '7:30 AM'],
    ['清晨六時', '6:00 AM'],
    ['凌晨一點半', '1:30 AM'],
    ['凌晨12時', '12:00 AM'],
    ['凌晨0:30', '12:30 AM'],
    ['中午12時', '12:00 PM'],
    ['中午十二時半', '12:30 PM'],
    ['正午12時', '12:00 PM'],
    ['中午11時半', '11:30 AM'],
    ['中午1時', '1:00 PM'],
    ['傍晚六點', '6:00 PM'],
    ['夜晚9點', '9:00 PM'],
    ['晚上８：００', '8:00 PM'],
    ['晚上8', '8:00 PM'],
    // Ambiguous times, and texts that are not a time.
    ['晚上12時', undefined],
    ['晚上1時', undefined],
    ['晚上0:30', undefined],
    ['早上12時', undefined],
    ['早上13:00', undefined],
    ['凌晨7時', undefined],
    ['凌晨13時', undefined],
    ['中午3時', undefined],
    ['中午', undefined],
    ['三刻', undefined],
    ['三點三', undefined],
    ['三點五', undefined],
    ['三時兩刻', undefined],
    ['三時十刻', undefined],
    ['十十時', undefined],
    ['三十時', undefined],
    ['晚上8時 AM', undefined],
    ['下午晚上8時', undefined],
    ['3時半分', undefined],
  ])('reads the Chinese %j as %j', (typed, clock) => {
    expect(readClock(typed)).toBe(clock);
  });

  it('readClock: prefers a typed part of the day to the chosen half', () => {
    expect(readClock('晚上8時', 'AM')).toBe('8:00 PM');
    expect(readClock('晚上12時', 'AM')).toBeUndefined();
  });

  it.each([
    ['3', '3:00'],
    ['03', '3:00'],
    ['3時', '3:00'],
    ['3:30', '3:30'],
    ['15', '3:00 PM'],
    ['3am', '3:00 AM'],
    ['24', undefined],
    ['9:3', undefined],
  ])('reads %j with a chosen PM as %j', (typed, clock) => {
    expect(readClock(typed, 'PM')).toBe(clock);
  });

  it.each([
    ['9:05pm', '9:05'],
    ['下午 9:05', '9:05'],
    ['9:05', '9:05'],
  ])('removes AM or PM from %j', (typed, clock) => {
    expect(withoutHalf(typed)).toBe(clock);
  });
});
