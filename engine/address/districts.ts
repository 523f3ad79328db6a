/** The code of a region. */
export type RegionCode = 'HK' | 'KLN' | 'NT';

interface District {
  readonly code: string;
  readonly region: RegionCode;
  /** English, Traditional and Simplified Chinese. */
  readonly names: readonly [string, string, string];
}

interface Place {
  readonly district?: string;
  readonly region?: RegionCode;
}

/**
 * Parses district and region as an address service writes them: a code, or a name in English or
 * Chinese. The name may have "District" or 區, any case, and `&` for "and".
 *
 * @returns the codes that the shared block `address` uses. A missing region is derived from the
 *   district. Unknown parts are omitted
 */
export function districtAndRegionOf(
  district: string | undefined,
  region: string | undefined,
): Place {
  const known = DISTRICTS.find(({ code, names }) =>
    [code, ...names].some((name) => keyOf(name) === keyOf(district ?? '')),
  );
  const named = REGIONS.find(([code, ...names]) =>
    [code, ...names].some((name) => keyOf(name) === keyOf(region ?? '')),
  );
  const found = known?.region ?? named?.[0];
  return {
    ...(known ? { district: known.code } : {}),
    ...(found ? { region: found } : {}),
  };
}

/** Returns the English name of a region or district in capitals; an unknown code unchanged. */
export function placeName(code: string): string {
  const known = DISTRICTS.find((each) => each.code === code)?.names[0];
  const name = known ?? REGIONS.find(([region]) => region === code)?.[1] ?? code;
  return name.toUpperCase();
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\bdistrict\b|[區区]$/gu, '')
    .replace(/[\s.]+/g, ' ')
    .trim();
}

const district = (
  code: string,
  region: RegionCode,
  ...names: readonly [string, string, string]
): District => ({ code, region, names });

const REGIONS: readonly (readonly [RegionCode, string, string, string])[] = [
  ['HK', 'Hong Kong', '香港', 'Hong Kong Island'],
  ['KLN', 'Kowloon', '九龍', '九龙'],
  ['NT', 'New Territories', '新界', 'The New Territories'],
];

/** The 18 districts, with the codes of the shared block `address`. */
const DISTRICTS: readonly District[] = [
  district('CW', 'HK', 'Central and Western', '中西區', '中西区'),
  district('WC', 'HK', 'Wan Chai', '灣仔區', '湾仔区'),
  district('EST', 'HK', 'Eastern', '東區', '东区'),
  district('STH', 'HK', 'Southern', '南區', '南区'),
  district('YTM', 'KLN', 'Yau Tsim Mong', '油尖旺區', '油尖旺区'),
  district('SSP', 'KLN', 'Sham Shui Po', '深水埗區', '深水埗区'),
  district('KLC', 'KLN', 'Kowloon City', '九龍城區', '九龙城区'),
  district('WTS', 'KLN', 'Wong Tai Sin', '黃大仙區', '黄大仙区'),
  district('KT', 'KLN', 'Kwun Tong', '觀塘區', '观塘区'),
  district('KC', 'NT', 'Kwai Tsing', '葵青區', '葵青区'),
  district('TW', 'NT', 'Tsuen Wan', '荃灣區', '荃湾区'),
  district('TM', 'NT', 'Tuen Mun', '屯門區', '屯门区'),
  district('YL', 'NT', 'Yuen Long', '元朗區', '元朗区'),
  district('NTH', 'NT', 'North', '北區', '北区'),
  district('TP', 'NT', 'Tai Po', '大埔區', '大埔区'),
  district('ST', 'NT', 'Sha Tin', '沙田區', '沙田区'),
  district('SK', 'NT', 'Sai Kung', '西貢區', '西贡区'),
  district('ILD', 'NT', 'Islands', '離島區', '离岛区'),
];
