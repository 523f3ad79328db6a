import type { Language } from '../language.ts';

/** The parts of a Hong Kong address, those that were given; region and district in words. */
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
 * Writes an address in lines, in the order of a language: in English from the flat to the region,
 * in Chinese from the region to the flat.
 *
 * @param parts as typed; a part that is blank has no place
 * @returns the lines, none for an empty address
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
 * Writes a post office box in lines, in the order of a language.
 *
 * @param parts as typed, the region in words; a part that is blank has no place
 * @returns the lines, none while nothing was given
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

/** What people write before or behind the letter or number of a part, although the box says it. */
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
