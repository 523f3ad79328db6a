import { formatAddress } from '../format/address.ts';
import type { Language } from '../language.ts';
import { partsIn } from './addressFill.ts';
import type { FoundAddress, PremisesAddress } from './FoundAddress.ts';

/** A found address as a line to choose: in the language of the page, and below it in the other. */
export interface FoundAddressText {
  readonly main: string;
  readonly mainIsChinese: boolean;
  /** Absent where the service has one language only. */
  readonly other?: string;
}

/**
 * Writes a found address for the list of suggestions.
 *
 * @returns `main: ''` when the service told nothing that can be read
 */
export function foundAddressText(
  { english, chinese }: FoundAddress,
  language: Language,
): FoundAddressText {
  const lines = [line(english, 'en'), line(chinese, 'zh-Hant')] as const;
  const [first, second] = language === 'en' ? lines : lines.toReversed();
  const main = first || second || '';
  const mainIsChinese = main !== '' && main === lines[1];
  return first && second ? { main, mainIsChinese, other: second } : { main, mainIsChinese };
}

function line(premises: PremisesAddress | undefined, language: 'en' | 'zh-Hant'): string {
  if (!premises) return '';
  const parts = partsIn(premises);
  const { district, region } = premises;
  const lines = formatAddress({ ...parts, district, region: regionIn(region, language) }, language);
  return lines.join(language === 'en' ? ', ' : '');
}

function regionIn(region: string | undefined, language: 'en' | 'zh-Hant'): string | undefined {
  return region === undefined ? undefined : (REGION_NAMES[language][region] ?? region);
}

const REGION_NAMES: Readonly<Record<'en' | 'zh-Hant', Readonly<Record<string, string>>>> = {
  en: { HK: 'HONG KONG', KLN: 'KOWLOON', NT: 'NEW TERRITORIES' },
  'zh-Hant': { HK: '香港', KLN: '九龍', NT: '新界' },
};
