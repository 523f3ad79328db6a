import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress } from '../../../engine/format/address.ts';
import { amountText, centsOf, formatAmount } from '../../../engine/format/amount.ts';
import { formatDate, formatInstant } from '../../../engine/format/date.ts';
import { formatFileSize } from '../../../engine/format/fileSize.ts';
import { formatHkid } from '../../../engine/format/hkid.ts';
import { screenCode } from '../../../engine/format/screenCode.ts';
import { formatSigner } from '../../../engine/format/signer.ts';
import { formatTime } from '../../../engine/format/time.ts';

describe('formatSigner()', () => {
  it.each([
    ['CHAN TAI MAN (EXAMPLE (HK) LIMITED)', 'en', 'CHAN TAI MAN (EXAMPLE (HK) LIMITED)'],
    ['CHAN TAI MAN (EXAMPLE (HK) LIMITED)', 'zh-Hant', 'CHAN TAI MAN（EXAMPLE (HK) LIMITED）'],
    ['陳大文 (例子有限公司)', 'zh-Hans', '陳大文（例子有限公司）'],
    ['CHAN TAI MAN', 'zh-Hant', 'CHAN TAI MAN'],
  ] as const)('U-39: writes %s in %s as %s', (signedBy, language, text) => {
    expect(formatSigner(signedBy, language)).toBe(text);
  });
});

describe('amounts', () => {
  it.each([
    [0, 'HK$0.00'],
    [5, 'HK$0.05'],
    [38_000, 'HK$380.00'],
    [123_400, 'HK$1,234.00'],
    [100_000_000, 'HK$1,000,000.00'],
    [999_999_999_999_999, 'HK$9,999,999,999,999.99'],
    [-1050, '-HK$10.50'],
  ])('writes %i cents as %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
  });

  it.each([
    ['380.00', 38_000],
    ['380', 38_000],
    ['0.5', 50],
    ['1,234.00', 123_400],
    ['HK$1,234.00', 123_400],
    [' 12 ', 1200],
    ['9999999999999.99', 999_999_999_999_999],
  ])('reads %j as %i cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    '',
    '-1',
    '1.234',
    '1,23',
    '12,34.00',
    '1e3',
    '１００',
    'HKD 1',
    '.5',
    '99999999999999999',
  ])('reads no amount from %j', (text) => {
    expect(centsOf(text)).toBeUndefined();
  });

  it('reads back what it wrote, for people and for machines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (cents) => {
        expect([centsOf(formatAmount(cents)), centsOf(amountText(cents))]).toEqual([cents, cents]);
      }),
    );
  });

  it.each([1.5, Number.NaN, 2 ** 53])('refuses %d cents', (cents) => {
    expect(() => amountText(cents)).toThrow(RangeError);
  });
});

describe('formatFileSize()', () => {
  it.each([
    [0, '0.00 B'],
    [1023, '1023.00 B'],
    [1024, '1.00 KB'],
    [1_048_575, '1.00 MB'],
    [31_457_280, '30.00 MB'],
    [5_368_709_120, '5.00 GB'],
    [1_125_899_906_842_624, '1048576.00 GB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('dates and times', () => {
  it.each([
    ['01/12/2026', 'en', '01/12/2026'],
    ['01/12/2026', 'zh-Hant', '2026年12月1日'],
    ['01/12/2026', 'zh-Hans', '2026年12月1日'],
    ['09/2026', 'zh-Hant', '2026年9月'],
    ['09/2026', 'en', '09/2026'],
    ['1/12/26', 'zh-Hant', '1/12/26'],
  ] as const)('writes the date %s in %s as %s', (value, language, text) => {
    expect(formatDate(value, language)).toBe(text);
  });

  it.each([
    ['2026-11-20T06:05:00Z', 'en', '20/11/2026 2:05 PM'],
    ['2026-11-20T14:05:00+08:00', 'zh-Hant', '2026年11月20日 下午2:05'],
    ['2026-11-19T16:00:00Z', 'en', '20/11/2026 12:00 AM'],
    ['2026-11-20T04:30:00Z', 'zh-Hans', '2026年11月20日 下午12:30'],
    ['not an instant', 'en', ''],
  ] as const)('writes the instant %s as Hong Kong reads it, in %s', (instant, language, text) => {
    expect(formatInstant(instant, language)).toBe(text);
  });

  it.each([
    ['2:05 PM', 'en', '2:05 PM'],
    ['2:05 PM', 'zh-Hant', '下午2:05'],
    ['10:00 am', 'zh-Hans', '上午10:00'],
    ['noon', 'zh-Hant', 'noon'],
  ] as const)('writes the time %s in %s as %s', (value, language, text) => {
    expect(formatTime(value, language)).toBe(text);
  });
});

describe('formatHkid()', () => {
  it.each([
    ['A1234563', 'A123456(3)'],
    ['AB987654A', 'AB987654(A)'],
    ['A123456', 'A123456'],
    ['a1234563', 'a1234563'],
    ['A123456(3)', 'A123456(3)'],
  ])('writes %s as %s', (value, text) => {
    expect(formatHkid(value)).toBe(text);
  });
});

describe('screenCode()', () => {
  it.each([
    [0, 'LREAL1-01'],
    [6, 'LREAL1-07'],
    [11, 'LREAL1-12'],
  ])('of screen %i is %s', (index, code) => {
    expect(screenCode('LREAL1', index)).toBe(code);
  });
});

describe('formatAddress()', () => {
  const PARTS = {
    flat: 'A',
    floor: '12',
    block: '3',
    building: 'EXAMPLE BUILDING',
    estate: 'EXAMPLE ESTATE',
    street: '1 EXAMPLE STREET',
    district: 'Central and Western',
    region: 'Hong Kong',
  };

  it('goes from the flat to the region in English', () => {
    expect(formatAddress(PARTS, 'en')).toEqual([
      'Flat A, 12/F, Block 3',
      'EXAMPLE BUILDING',
      'EXAMPLE ESTATE',
      '1 EXAMPLE STREET',
      'Central and Western',
      'Hong Kong',
    ]);
  });

  it.each([
    ['en', { flat: 'ROOM 1201', floor: '12/F', block: 'BLK 3' }, 'ROOM 1201, 12/F, BLK 3'],
    ['en', { flat: 'RM1201', floor: 'UG/F', block: 'TWR 1' }, 'RM1201, UG/F, TWR 1'],
    ['en', { flat: 'SHOPKEEPER', block: 'T' }, 'Flat SHOPKEEPER, Block T'],
    ['zh-Hant', { flat: 'A室', floor: '12樓', block: '3座' }, '3座12樓A室'],
    ['zh-Hans', { flat: 'A室', floor: '12楼', block: '3座' }, '3座12楼A室'],
    ['zh-Hant', { flat: 'RM 1201', floor: '3', block: 'BLK 3' }, 'BLK 3 3樓 RM 1201'],
  ] as const)('says once what a part is that says so itself: %s, %j', (language, parts, inside) => {
    expect(formatAddress(parts, language)).toEqual([inside]);
  });

  it.each([
    ['zh-Hant', '香港中西區', '3座12樓A室'],
    ['zh-Hans', '香港中西区', '3座12楼A室'],
  ] as const)('goes from the region to the flat in %s', (language, area, inside) => {
    const parts = { ...PARTS, district: area.slice(2), region: '香港' };
    expect(formatAddress(parts, language)).toEqual([
      area,
      '1 EXAMPLE STREET',
      'EXAMPLE ESTATE',
      'EXAMPLE BUILDING',
      inside,
    ]);
  });

  it.each([
    [{}, []],
    [{ floor: 'G/F' }, ['G/F']],
    [{ street: ' ', region: 'Kowloon' }, ['Kowloon']],
  ])('leaves out what was not given: %j', (parts, lines) => {
    expect(formatAddress(parts, 'en')).toEqual(lines);
  });

  it.each([{ region: '九龍' }, { district: '九龍' }])(
    'writes one area alone in Chinese',
    (parts) => {
      expect(formatAddress(parts, 'zh-Hant')).toEqual(['九龍']);
    },
  );
});
