import { describe, expect, it } from 'vitest';
import { formatAddress } from '../../../engine/format/address.ts';

describe('formatAddress', () => {
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

  it('writes from the flat to the region in English', () => {
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
  ] as const)(
    'adds no word such as "Flat" to a part that has its own: %s, %j',
    (language, parts, inside) => {
      expect(formatAddress(parts, language)).toEqual([inside]);
    },
  );

  it.each([
    ['zh-Hant', '香港中西區', '3座12樓A室'],
    ['zh-Hans', '香港中西区', '3座12楼A室'],
  ] as const)('writes from the region to the flat in %s', (language, area, inside) => {
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
  ])('leaves out missing parts: %j', (parts, lines) => {
    expect(formatAddress(parts, 'en')).toEqual(lines);
  });

  it.each([{ region: '九龍' }, { district: '九龍' }])(
    'writes a district or a region alone in Chinese',
    (parts) => {
      expect(formatAddress(parts, 'zh-Hant')).toEqual(['九龍']);
    },
  );
});
