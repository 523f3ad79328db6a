import type { Language } from '../constants/language.ts';

/** The given parts of a Hong Kong address; region and district as names. */
export interface AddressParts {
  readonly flat?: string | undefined;
  readonly floor?: string | undefined;
  readonly block?: string | undefined;
  readonly building?: string | undefined;
  readonly estate?: string | undefined;
  readonly street?: string | undefined;
  readonly district?: string | undefined;
  readonly region?: string | undefined;
}

/**
 * Formats an address as lines in the order of a language: in English from the flat to the region,
 * in Chinese from the region to the flat.
 *
 * @param parts as typed; blank parts are omitted
 * @returns the lines, empty for an empty address
 *
 * @example
 * const parts = { flat: 'A', floor: '12', block: '3', building: 'EXAMPLE BUILDING', street: '' };
 * formatAddress(parts, 'en'); // ['Flat A, 12/F, Block 3', 'EXAMPLE BUILDING']
 * formatAddress({ floor: '12', building: '示例大廈', district: '灣仔', region: '香港' }, 'zh-Hant');
 * // ['香港灣仔', '示例大廈', '12樓']
 * formatAddress({}, 'en'); // []
 */
export function formatAddress(parts: AddressParts, language: Language): readonly string[] {
  const inside = language === 'en' ? insideEnglish(parts) : insideChinese(parts, language);
  const { building, estate, street, district, region } = parts;
  const area =
    language === 'en'
      ? [district, region]
      : [given(region) && given(district) ? `${region}${district}` : (region ?? district)];
  const lines = [inside, building, estate, street, ...area].filter(given);
  return language === 'en' ? lines : lines.toReversed();
}

/** The parts of a post office box. */
export interface PostBoxParts {
  readonly boxNo?: string | undefined;
  readonly postOffice?: string | undefined;
  readonly region?: string | undefined;
}

/**
 * Formats a post office box as lines in the order of a language.
 *
 * @param parts as typed, the region as a name; blank parts are omitted
 * @returns the lines, empty without any part
 *
 * @example
 * formatPostBox({ boxNo: '60123', postOffice: 'Tsat Tsz Mui Post Office' }, 'en');
 * // ['P.O. Box 60123', 'Tsat Tsz Mui Post Office']
 * formatPostBox({ boxNo: '60123', postOffice: '七姊妹郵政局' }, 'zh-Hant'); // ['七姊妹郵政局', '郵政信箱60123號']
 * formatPostBox({ boxNo: ' ' }, 'en'); // []
 */
export function formatPostBox(parts: PostBoxParts, language: Language): readonly string[] {
  const { boxNo, postOffice, region } = parts;
  const box = given(boxNo) ? POST_BOX[language].replace('{0}', boxNo) : undefined;
  const lines = [box, postOffice, region].filter(given);
  return language === 'en' ? lines : lines.toReversed();
}

const POST_BOX: Readonly<Record<Language, string>> = {
  en: 'P.O. Box {0}',
  'zh-Hant': '郵政信箱{0}號',
  'zh-Hans': '邮政信箱{0}号',
};

function insideEnglish({ flat, floor, block }: AddressParts): string {
  const level = given(floor) ? (floor.includes('/') ? floor : `${floor}/F`) : undefined;
  const parts = [inEnglish('Flat', FLAT, flat), level, inEnglish('Block', BLOCK, block)];
  return parts.filter(given).join(', ');
}

function insideChinese({ flat, floor, block }: AddressParts, language: Language): string {
  const [storey, room] = language === 'zh-Hant' ? ['樓', '室'] : ['楼', '室'];
  const parts = [
    inChinese('座', BLOCK, block),
    inChinese(storey, FLOOR, floor?.replace(/\/F$/i, '')),
    inChinese(room, FLAT, flat),
  ];
  return parts.join('').replaceAll('  ', ' ').trim();
}

/**
 * Words that applicants write before or after the letter or number of a part, although they are the
 * label of the box.
 */
const FLAT = /^(?:flat|flt|room|rm|unit|suite|ste|shop|office)(?![a-z])|室$/i;
const FLOOR = /[樓楼]$/;
const BLOCK = /^(?:block|blk|tower|twr)(?![a-z])|座$/i;

function inEnglish(kind: string, own: RegExp, part: string | undefined): string | undefined {
  return given(part) && !own.test(part) ? `${kind} ${part}` : part;
}

function inChinese(kind: string, own: RegExp, part: string | undefined): string {
  if (!given(part)) return '';
  if (!own.test(part)) return `${part}${kind}`;
  return /^[a-z]{2}/i.test(part) ? ` ${part} ` : part;
}

function given(part: string | undefined): part is string {
  return part !== undefined && part.trim() !== '';
}
