import type { FoundAddress, PremisesAddress } from '#engine';
import hongKong from './sample/hongKong.json' with { type: 'json' };
import kowloon from './sample/kowloon.json' with { type: 'json' };
import newTerritories from './sample/newTerritories.json' with { type: 'json' };

/**
 * The places of one district. Each line has the English and the Chinese name and, if known, the
 * number and the street in both languages, separated by `|`.
 */
interface DistrictPlaces {
  readonly streets: readonly string[];
  readonly estates: readonly string[];
  readonly buildings: readonly string[];
}

/**
 * Returns well-known streets, estates and buildings of every district. They are enough to
 * demonstrate and test a search, but not for applicants. The project wrote them from common
 * knowledge.
 */
export function samplePlaces(): readonly FoundAddress[] {
  return REGIONS.flatMap(({ region, chineseRegion, places }) =>
    Object.entries<DistrictPlaces>(places).flatMap(
      ([district, { streets, estates, buildings }]) => {
        const here = { region, chineseRegion, district };
        return [
          ...streets.map((line) => addressOf(line, 'street', here)),
          ...estates.map((line) => addressOf(line, 'estate', here)),
          ...buildings.map((line) => addressOf(line, 'building', here)),
        ];
      },
    ),
  );
}

const REGIONS = [
  { region: 'HK', chineseRegion: '香港', places: hongKong },
  { region: 'KLN', chineseRegion: '九龍', places: kowloon },
  { region: 'NT', chineseRegion: '新界', places: newTerritories },
] as const;

/** Names of the districts, as in the Address Lookup Service. */
const DISTRICTS: Readonly<Record<string, readonly [english: string, chinese: string]>> = {
  CW: ['CENTRAL & WESTERN DISTRICT', '中西區'],
  WC: ['WAN CHAI DISTRICT', '灣仔區'],
  EST: ['EASTERN DISTRICT', '東區'],
  STH: ['SOUTHERN DISTRICT', '南區'],
  YTM: ['YAU TSIM MONG DISTRICT', '油尖旺區'],
  SSP: ['SHAM SHUI PO DISTRICT', '深水埗區'],
  KLC: ['KOWLOON CITY DISTRICT', '九龍城區'],
  WTS: ['WONG TAI SIN DISTRICT', '黃大仙區'],
  KT: ['KWUN TONG DISTRICT', '觀塘區'],
  KC: ['KWAI TSING DISTRICT', '葵青區'],
  TW: ['TSUEN WAN DISTRICT', '荃灣區'],
  TM: ['TUEN MUN DISTRICT', '屯門區'],
  YL: ['YUEN LONG DISTRICT', '元朗區'],
  NTH: ['NORTH DISTRICT', '北區'],
  TP: ['TAI PO DISTRICT', '大埔區'],
  ST: ['SHA TIN DISTRICT', '沙田區'],
  SK: ['SAI KUNG DISTRICT', '西貢區'],
  ILD: ['ISLANDS DISTRICT', '離島區'],
};

interface Here {
  readonly region: string;
  readonly chineseRegion: string;
  readonly district: string;
}

type Kind = 'street' | 'estate' | 'building';

function addressOf(line: string, kind: Kind, here: Here): FoundAddress {
  const [name = '', chineseName = '', number = '', street = '', chineseStreet = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [district, chineseDistrict] = DISTRICTS[here.district] ?? [here.district, here.district];
  const english = { district, region: here.region };
  const chinese = { district: chineseDistrict, region: here.chineseRegion };
  return {
    english: { ...named(kind, name), ...at(number, street), ...english },
    chinese: { ...named(kind, chineseName), ...at(number, chineseStreet), ...chinese },
  };
}

function named(kind: Kind, name: string): PremisesAddress {
  if (kind === 'street') return { street: { streetName: name } };
  return kind === 'estate' ? { estate: { name } } : { buildingName: name };
}

function at(number: string, street: string): PremisesAddress {
  if (street === '') return {};
  return {
    street: { streetName: street, ...(number === '' ? {} : { buildingNoFrom: number }) },
  };
}
