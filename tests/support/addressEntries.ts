import type { FoundAddress, PremisesAddress } from '#engine';
import type { AddressSearch } from '../../server/ports/AddressLookup.ts';

/** A few addresses with known search results, in the order of a list. */
export const ENTRIES: readonly FoundAddress[] = [
  place('CENTRAL & WESTERN DISTRICT', '中西區', 'HK', '香港', {
    building: ['QUEENSWAY GOVERNMENT OFFICES', '金鐘道政府合署'],
    street: ['QUEENSWAY', '金鐘道', '66'],
  }),
  place('CENTRAL & WESTERN DISTRICT', '中西區', 'HK', '香港', {
    building: ['HIGH COURT', '高等法院'],
    street: ['QUEENSWAY', '金鐘道', '38'],
  }),
  place('CENTRAL & WESTERN DISTRICT', '中西區', 'HK', '香港', {
    street: ["QUEEN'S ROAD CENTRAL", '皇后大道中'],
  }),
  place('YAU TSIM MONG DISTRICT', '油尖旺區', 'KLN', '九龍', {
    building: ['NATHAN HILL', '山林道大廈'],
    street: ['HILLWOOD ROAD', '山林道', '38'],
  }),
  place('YAU TSIM MONG DISTRICT', '油尖旺區', 'KLN', '九龍', {
    street: ['NATHAN ROAD', '彌敦道'],
  }),
  place('YAU TSIM MONG DISTRICT', '油尖旺區', 'KLN', '九龍', {
    building: ['THE ONE', 'THE ONE'],
    street: ['NATHAN ROAD', '彌敦道', '100'],
  }),
  place('YAU TSIM MONG DISTRICT', '油尖旺區', 'KLN', '九龍', {
    building: ['CHUNGKING MANSIONS', '重慶大廈'],
    street: ['NATHAN ROAD', '彌敦道', '36', '44'],
  }),
  place('KWUN TONG DISTRICT', '觀塘區', 'KLN', '九龍', {
    building: ['AMOY PLAZA', '淘大商場'],
    street: ['NGAU TAU KOK ROAD', '牛頭角道', '77'],
  }),
  place('KOWLOON CITY DISTRICT', '九龍城區', 'KLN', '九龍', {
    street: ['KAI TAK ROAD', '啟德道'],
  }),
  place('KOWLOON CITY DISTRICT', '九龍城區', 'KLN', '九龍', {
    building: ['KAI TAK MANSION', '啓德大廈'],
    street: ['PRINCE EDWARD ROAD EAST', '太子道東', '53A'],
  }),
  {
    english: {
      buildingName: 'LEUNG FAT HOUSE',
      block: { descriptor: 'BLK', number: '3', isDescriptorGoFirst: 'Y' },
      estate: { name: 'CHEUNG FAT ESTATE' },
      street: { buildingNoFrom: '6', streetName: 'TAM KON SHAN ROAD', locationName: 'TSING YI' },
      district: 'KWAI TSING DISTRICT',
      region: 'NT',
    },
    chinese: {
      buildingName: '亮發樓',
      block: { descriptor: '座', number: '3' },
      estate: { name: '長發邨' },
      street: { buildingNoFrom: '6', streetName: '担杆山路', locationName: '青衣' },
      district: '葵青區',
      region: '新界',
    },
    geoAddress: '2871424885T20050430',
    geoSpatialInformation: {
      northing: 824887,
      easting: 828736,
      latitude: 22.36312,
      longitude: 114.10374,
    },
  },
  {
    english: {
      village: { buildingNoFrom: '67A', buildingNoTo: '67B', streetName: 'NGAU CHI WAN VILLAGE' },
      district: 'WONG TAI SIN DISTRICT',
      region: 'KLN',
    },
    chinese: {
      village: { buildingNoFrom: '67A', buildingNoTo: '67B', streetName: '牛池灣村' },
      district: '黃大仙區',
      region: '九龍',
    },
  },
];

/** A search that finds one of the entries. */
export const AMOY_SEARCH: AddressSearch = {
  text: 'amoy plaza',
  maxRecords: 10,
  tolerance: 50,
  isBasicSearchingMode: false,
  is3d: false,
};

interface Names {
  readonly building?: readonly [english: string, chinese: string];
  readonly street: readonly [english: string, chinese: string, from?: string, to?: string];
}

function place(
  district: string,
  chineseDistrict: string,
  region: string,
  chineseRegion: string,
  { building, street: [name, chineseName, from, to] }: Names,
): FoundAddress {
  const numbers = {
    ...(from === undefined ? {} : { buildingNoFrom: from }),
    ...(to === undefined ? {} : { buildingNoTo: to }),
  };
  const english: PremisesAddress = {
    ...(building ? { buildingName: building[0] } : {}),
    street: { ...numbers, streetName: name },
    district,
    region,
  };
  const chinese: PremisesAddress = {
    ...(building ? { buildingName: building[1] } : {}),
    street: { ...numbers, streetName: chineseName },
    district: chineseDistrict,
    region: chineseRegion,
  };
  return { english, chinese };
}

/** Returns the name of an address in a list of results: the most specific of its English names. */
export function nameOf({ english }: FoundAddress): string {
  const road = english?.street ?? english?.village;
  return english?.buildingName ?? english?.estate?.name ?? road?.streetName ?? '';
}
