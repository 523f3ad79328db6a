import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressFill, type FoundAddress, foundAddressText } from '#engine';
import { districtAndRegionOf } from '../../../engine/address/districts.ts';

/** A public housing block in both languages, with floor and unit. */
const LEUNG_FAT: FoundAddress = {
  english: {
    buildingName: 'Leung Fat House',
    block: { descriptor: 'BLK', number: '3', isDescriptorGoFirst: 'Y' },
    estate: { name: 'CHEUNG FAT ESTATE' },
    street: { buildingNoFrom: '6', streetName: 'TAM KON SHAN ROAD', locationName: 'TSING YI' },
    district: 'KWAI TSING DISTRICT',
    region: 'NT',
    threeDAddress: { floor: { number: '1' }, unit: { number: '101', portion: 'A' } },
  },
  chinese: {
    buildingName: '亮發樓',
    block: { descriptor: '座', number: '3' },
    estate: { name: '長發邨' },
    street: { buildingNoFrom: '6', streetName: '担杆山路', locationName: '青衣' },
    district: '葵青區',
    region: '新界',
  },
  score: 87.2,
};

describe('addressFill()', () => {
  it('fills every part in English, in block letters', () => {
    expect(addressFill(LEUNG_FAT)).toEqual({
      flat: '101A',
      floor: '1',
      block: '3',
      building: 'LEUNG FAT HOUSE',
      estate: 'CHEUNG FAT ESTATE',
      street: '6 TAM KON SHAN ROAD, TSING YI',
      region: 'NT',
      district: 'KC',
    });
  });

  it('fills in Chinese for a Chinese page, or in English without a Chinese address', () => {
    expect(addressFill(LEUNG_FAT, 'zh-Hant')).toMatchObject({
      building: '亮發樓',
      estate: '長發邨',
      street: '青衣担杆山路6號',
      district: 'KC',
    });
    expect(addressFill({ english: { buildingName: 'One' } }, 'zh-Hans')).toEqual({
      building: 'ONE',
    });
  });

  it.each<readonly [string, FoundAddress, object]>([
    ['nothing at all', {}, {}],
    ['blanks', { english: { buildingName: ' ', street: {}, district: 'Nowhere' } }, {}],
    [
      'a tower',
      { english: { buildingName: 'ONE', block: { descriptor: 'TOWER', number: '1' } } },
      { building: 'ONE TOWER 1' },
    ],
    [
      'a descriptor after the number',
      { english: { block: { descriptor: 'COURT', number: 'EAST', isDescriptorGoFirst: 'N' } } },
      { building: 'EAST COURT' },
    ],
    [
      'a range of numbers',
      {
        english: {
          street: { buildingNoFrom: '56', buildingNoTo: '60', streetName: 'NATHAN ROAD' },
        },
      },
      { street: '56-60 NATHAN ROAD' },
    ],
    [
      'a place name that does not fit',
      {
        english: {
          street: { streetName: 'A STREET WITH A VERY LONG NAME INDEED', locationName: 'SHA TIN' },
        },
      },
      { street: 'A STREET WITH A VERY LONG NAME INDEED' },
    ],
    [
      'a phase',
      { english: { estate: { name: 'Amoy', phase: 'Phase 2' } } },
      { estate: 'AMOY PHASE 2' },
    ],
    [
      'Chinese only',
      {
        chinese: { buildingName: '大廈', street: { buildingNoFrom: '77', streetName: '牛頭角道' } },
      },
      { building: '大廈', street: '牛頭角道77號' },
    ],
    [
      'a district without its region',
      { english: { district: 'KT' } },
      { district: 'KT', region: 'KLN' },
    ],
    [
      'a village',
      { english: { village: { buildingNoFrom: '99', streetName: 'NGAU CHI WAN VILLAGE' } } },
      { street: '99 NGAU CHI WAN VILLAGE' },
    ],
    ['a region alone', { english: { region: 'Kowloon' } }, { region: 'KLN' }],
  ])('fills the known parts of %s', (_, found, parts) => {
    expect(addressFill(found)).toEqual(parts);
  });
});

describe('districtAndRegionOf()', () => {
  const read = (path: string): Record<string, string> =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../../../schemas/defs', path), 'utf8'));

  it.each(['en', 'zh-Hant', 'zh-Hans'])(
    'finds the districts that the block offers, in %s',
    (language) => {
      const options = Object.entries(read(`address.${language}.json`)).flatMap(([key, name]) => {
        const code = /^district\.options\.(\w+)$/.exec(key)?.[1];
        return code ? [[code, name] as const] : [];
      });
      expect(options).toHaveLength(18);
      for (const [code, name] of options)
        expect([name, districtAndRegionOf(name, undefined).district]).toEqual([name, code]);
    },
  );

  it.each([
    ['CENTRAL & WESTERN DISTRICT', 'CW', 'HK'],
    ['SHAM SHUI PO DISTRICT', 'SSP', 'KLN'],
    ['深水埗區', 'SSP', 'KLN'],
    ['kc', 'KC', 'NT'],
  ])('reads %s', (name, district, region) => {
    expect(districtAndRegionOf(name, 'HK')).toEqual({ district, region });
  });
});

describe('foundAddressText()', () => {
  it('returns one line per language, the page language first', () => {
    const english =
      'Flat 101A, 1/F, Block 3, LEUNG FAT HOUSE, CHEUNG FAT ESTATE, 6 TAM KON SHAN ROAD, TSING YI, KWAI TSING DISTRICT, NEW TERRITORIES';
    const chinese = '新界葵青區青衣担杆山路6號長發邨亮發樓3座';
    expect(foundAddressText(LEUNG_FAT, 'en')).toEqual({
      main: english,
      mainIsChinese: false,
      other: chinese,
    });
    expect(foundAddressText(LEUNG_FAT, 'zh-Hant')).toEqual({
      main: chinese,
      mainIsChinese: true,
      other: english,
    });
    const simplified = { ...LEUNG_FAT.chinese, buildingName: '亮发楼', estate: { name: '长发邨' } };
    expect(foundAddressText({ chinese: simplified }, 'zh-Hans').main).toBe(
      '新界葵青區青衣担杆山路6号长发邨亮发楼3座',
    );
  });

  it('returns the only language alone, and an empty text without an address', () => {
    const { english = {} } = LEUNG_FAT;
    expect(foundAddressText({ english }, 'zh-Hant')).toMatchObject({ mainIsChinese: false });
    expect(foundAddressText({ english }, 'zh-Hant')).not.toHaveProperty('other');
    expect(foundAddressText({}, 'en')).toEqual({ main: '', mainIsChinese: false });
  });
});
