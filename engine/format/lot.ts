import type { Language } from '../constants/language.ts';

/** The given parts of a lot, under the names of the shared block `lot`. */
export interface LotParts {
  /** A code of the table of lot types, such as `KIL`. */
  readonly lotType?: string | undefined;
  /** The name of the type, such as "Kowloon Inland Lot". Absent for a type without a name. */
  readonly typeName?: string | undefined;
  /** The number of the demarcation or survey district. */
  readonly ddNo?: string | undefined;
  readonly lotNo?: string | undefined;
  /** The sections from the first to the fourth; a subsection appears only under its section. */
  readonly sections: readonly LotSection[];
  readonly isRemainingPortion: boolean;
  /** A code from 1 to 9; 9 is "the extension" (specification, document 1, section 9). */
  readonly extension?: string | undefined;
}

interface LotSection {
  readonly section?: string | undefined;
  readonly subsection?: string | undefined;
}

/**
 * The lot type that the applicant names (last row of the table of lot types): its option text is
 * not a name.
 */
export const UNNAMED_LOT_TYPE = 'OTH';

/**
 * Formats a lot as text in the style of instruments: in English from the smallest part to the
 * whole, in Chinese from the whole to the smallest part.
 *
 * @param parts as typed; blank parts are omitted
 * @returns one line; `''` without a lot number
 * @see specification, document 2, section 3, for the parts; the wording is the usual one of
 *   conveyancing
 *
 * @example
 * const parts = { lotNo: '1515', sections: [{ section: 'A' }], isRemainingPortion: true };
 * formatLot({ ...parts, lotType: 'DD', ddNo: '107' }, 'en');
 * // 'The Remaining Portion of Section A of Lot No. 1515 in D.D. 107'
 * formatLot({ ...parts, lotType: 'DD', ddNo: '107' }, 'zh-Hant'); // '丈量約份第107約地段第1515號A分段餘段'
 * formatLot({ ...parts, lotNo: '' }, 'en'); // ''
 */
export function formatLot(parts: LotParts, language: Language): string {
  if (!given(parts.lotNo)) return '';
  return language === 'en' ? inEnglish(parts) : inChinese(parts, language);
}

function inEnglish(parts: LotParts): string {
  const { isRemainingPortion, extension } = parts;
  const smaller = partsOf(parts.sections, {
    section: (name) => `Section ${name} of `,
    subsection: (name) => `Subsection ${name} of `,
  });
  const extended = EXTENSIONS.en[extension ?? ''];
  return [
    isRemainingPortion ? 'The Remaining Portion of ' : '',
    ...smaller.toReversed(),
    wholeEnglish(parts),
    extended === undefined ? '' : ` and ${extended} thereto`,
  ].join('');
}

function wholeEnglish({ lotType, typeName, ddNo, lotNo }: LotParts): string {
  const district = lotType === undefined ? undefined : DISTRICTS.en[lotType];
  if (district !== undefined) {
    return `Lot No. ${lotNo}${given(ddNo) ? ` in ${district} ${ddNo}` : ''}`;
  }
  return given(typeName) ? `${typeName} No. ${lotNo}` : `Lot No. ${lotNo}`;
}

function inChinese(parts: LotParts, language: 'zh-Hant' | 'zh-Hans'): string {
  const words = CHINESE[language];
  const { lotNo, isRemainingPortion, extension } = parts;
  const smaller = partsOf(parts.sections, {
    section: (name) => `${name}${words.section}`,
    subsection: (name) => `第${name}${words.subsection}`,
  });
  const extended = EXTENSIONS[language][extension ?? ''];
  return [
    `${typeInChinese(parts, language)}第${lotNo}${words.number}`,
    ...smaller,
    isRemainingPortion ? words.remaining : '',
    extended === undefined ? '' : `${words.and}${extended}`,
  ].join('');
}

function typeInChinese(
  { lotType, typeName, ddNo }: LotParts,
  language: 'zh-Hant' | 'zh-Hans',
): string {
  const words = CHINESE[language];
  const district = lotType === undefined ? undefined : DISTRICTS[language][lotType];
  if (district !== undefined) {
    return `${given(ddNo) ? `${district}第${ddNo}${words.district}` : ''}${words.lot}`;
  }
  return given(typeName) ? typeName : words.lot;
}

interface PartWords {
  readonly section: (name: string) => string;
  readonly subsection: (name: string) => string;
}

/**
 * Returns sections and subsections from the largest to the smallest; a part under a missing one is
 * omitted.
 */
function partsOf(sections: readonly LotSection[], words: PartWords): readonly string[] {
  const parts: string[] = [];
  for (const { section, subsection } of sections) {
    if (!given(section)) break;
    parts.push(words.section(section));
    if (!given(subsection)) break;
    parts.push(words.subsection(subsection));
  }
  return parts;
}

type PerLanguage<T> = Readonly<Record<Language, T>>;

/** The types in a numbered district, which have no name of their own. */
const DISTRICTS: PerLanguage<Readonly<Record<string, string>>> = {
  en: { DD: 'D.D.', SD: 'S.D.' },
  'zh-Hant': { DD: '丈量約份', SD: '測量約份' },
  'zh-Hans': { DD: '丈量约份', SD: '测量约份' },
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NUMERALS = [...'一二三四五六七八'];

const EXTENSIONS: PerLanguage<Readonly<Record<string, string>>> = {
  en: extensions((at) => `the ${ORDINALS[at]} extension`, 'the Extension'),
  'zh-Hant': extensions((at) => `第${NUMERALS[at]}增批部分`, '增批部分'),
  'zh-Hans': extensions((at) => `第${NUMERALS[at]}增批部分`, '增批部分'),
};

function extensions(numbered: (at: number) => string, only: string) {
  const entries = ORDINALS.map((_, at) => [String(at + 1), numbered(at)] as const);
  return Object.fromEntries<string>([...entries, ['9', only]]);
}

const CHINESE = {
  'zh-Hant': {
    lot: '地段',
    number: '號',
    district: '約',
    section: '分段',
    subsection: '小分段',
    remaining: '餘段',
    and: '及其',
  },
  'zh-Hans': {
    lot: '地段',
    number: '号',
    district: '约',
    section: '分段',
    subsection: '小分段',
    remaining: '余段',
    and: '及其',
  },
} as const;

function given(part: string | undefined): part is string {
  return part !== undefined && part.trim() !== '';
}
