import type { Language } from '../constants/language.ts';
import { formatAddress } from '../format/address.ts';
import { partsIn } from './addressFill.ts';
import type { FoundAddress, PremisesAddress } from './FoundAddress.ts';

/**
 * A found address for the list of suggestions: one line in the language of the page, below it the
 * other language.
 */
export interface FoundAddressText {
  readonly main: string;
  readonly mainIsChinese: boolean;
  /** Absent when the service has only one language. */
  readonly other?: string;
}

/**
 * Formats a found address for the list of suggestions. The service returns Chinese in the
 * characters of the page.
 *
 * @returns `main: ''` when the address has no readable part
 *
 * @example
 * const english = { buildingName: 'EXAMPLE BUILDING', region: 'HK' };
 * foundAddressText({ english }, 'en').main; // 'EXAMPLE BUILDING, HONG KONG'
 * foundAddressText({ english, chinese: { buildingName: '示例大廈', region: 'HK' } }, 'zh-Hant');
 * // { main: '香港示例大廈', mainIsChinese: true, other: 'EXAMPLE BUILDING, HONG KONG' }
 * foundAddressText({}, 'en'); // { main: '', mainIsChinese: false }
 */
export function foundAddressText(
  { english, chinese }: FoundAddress,
  language: Language,
): FoundAddressText {
  const spelling = language === 'en' ? 'zh-Hant' : language;
  const lines = [line(english, 'en'), line(chinese, spelling)] as const;
  const [first, second] = language === 'en' ? lines : lines.toReversed();
  const main = first || second || '';
  const mainIsChinese = main !== '' && main === lines[1];
  return first && second ? { main, mainIsChinese, other: second } : { main, mainIsChinese };
}

function line(premises: PremisesAddress | undefined, language: Language): string {
  if (!premises) return '';
  const parts = partsIn(premises);
  const { district, region } = premises;
  const lines = formatAddress({ ...parts, district, region: regionIn(region, language) }, language);
  const text = lines.join(language === 'en' ? ', ' : '');
  return language === 'zh-Hans' ? text.replaceAll('號', '号') : text;
}

function regionIn(region: string | undefined, language: Language): string | undefined {
  return region === undefined ? undefined : (REGION_NAMES[language][region] ?? region);
}

const REGION_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { HK: 'HONG KONG', KLN: 'KOWLOON', NT: 'NEW TERRITORIES' },
  'zh-Hant': { HK: '香港', KLN: '九龍', NT: '新界' },
  'zh-Hans': { HK: '香港', KLN: '九龙', NT: '新界' },
};
