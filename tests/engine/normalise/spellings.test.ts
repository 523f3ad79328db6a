import { describe, expect, it } from 'vitest';
import { SPELLINGS } from '../../../engine/normalise/spellings.ts';

describe('SPELLINGS', () => {
  it.each([
    ['narrow', ' ＡＢＣ　１２ ', 'ABC 12'],
    ['narrow', '\u201ca\u201d\u2014\u2019\u3002', '"a"-\'.'],
    ['upperCase', 'ab1', 'AB1'],
    ['unspaced', 'a b\u3000c', 'abc'],
    ['hkid', 'a123456 (3)', 'A1234563'],
    ['hkid', 'Ａ１２３４５６［３］', 'A1234563'],
    ['hkid', 'A12345(3)', 'A12345(3)'],
    ['maybeHkid', 'a123456(3)', 'A1234563'],
    ['maybeHkid', 'a123456(4)', 'a123456(4)'],
    ['date', '1/2/2026', '01/02/2026'],
    ['date', '1 . 2 - 2026', '01/02/2026'],
    ['date', '1/2/26', '1/2/26'],
    ['monthYear', '2.2026', '02/2026'],
    ['time', '下午 2:05', '2:05 PM'],
    ['time', '09:05 a.m.', '9:05 AM'],
    ['time', '14:05', '14:05'],
    ['mailDomain', 'Chan.TM@Example.HK', 'Chan.TM@example.hk'],
    ['mailDomain', 'Chan', 'Chan'],
    ['currency', 'HK$ 100', '100'],
    ['currency', 'HK$ x', 'HK$ x'],
    ['ungrouped', '1,234,567.5', '1234567.5'],
    ['ungrouped', '1,23', '1,23'],
    ['pointed', '.5', '0.5'],
    ['pointed', '-.5', '-0.5'],
    ['pointed', '5.', '5'],
    ['pointed', '.', '.'],
    ['pointed', '1.5', '1.5'],
    ['percent', '30 %', '30'],
    ['percent', 'x%', 'x%'],
    ['twoDigits', '7', '07'],
    ['twoDigits', '12', '12'],
  ] as const)('%s: %j becomes %j', (spelling, text, respelt) => {
    expect(SPELLINGS[spelling](text)).toBe(respelt);
    expect(SPELLINGS[spelling](respelt)).toBe(respelt);
  });
});
