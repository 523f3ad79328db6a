/**
 * A language of the portal.
 *
 * Landform names a language by its BCP 47 tag, so that `<html lang>`, `Intl` and i18next agree. All
 * other codes are only in `LANGUAGE_CODES`.
 */
export type Language = 'en' | 'zh-Hant' | 'zh-Hans';

/** All languages, the default first. */
export const LANGUAGES: readonly Language[] = ['en', 'zh-Hant', 'zh-Hans'];

/** The codes of one language, by the party that uses them. */
export interface LanguageCodes {
  /** The code in request bodies (specification, document 2, section 9). */
  readonly product: 'Eng' | 'TradChn' | 'SimpChn';
  /** The code in URLs and site paths (document 1, section 2). */
  readonly url: 'en' | 'tc' | 'chs';
  /** The code for the payment service (document 1, section 3). */
  readonly payment: 'en-us' | 'zh-hk' | 'zh-cn';
  /** The code for the payment provider (document 1, section 3). */
  readonly provider: 'EN' | 'zh_TW' | 'zh_CN';
  /** The code for the `lang` attribute of a page. */
  readonly html: 'en' | 'zh-Hant-HK' | 'zh-Hans';
}

/** The codes of each language, one row each. */
export const LANGUAGE_CODES: Readonly<Record<Language, LanguageCodes>> = {
  en: { product: 'Eng', url: 'en', payment: 'en-us', provider: 'EN', html: 'en' },
  'zh-Hant': {
    product: 'TradChn',
    url: 'tc',
    payment: 'zh-hk',
    provider: 'zh_TW',
    html: 'zh-Hant-HK',
  },
  'zh-Hans': {
    product: 'SimpChn',
    url: 'chs',
    payment: 'zh-cn',
    provider: 'zh_CN',
    html: 'zh-Hans',
  },
};

/**
 * Parses a language code of any family, in any case, with hyphens or underscores. A Chinese tag
 * with a region returns the script of that region.
 *
 * @param code a code such as `tc`, `TradChn`, `zh_HK`, `zh-TW` or `en-GB`, or any other value
 * @returns English for an unknown code; never throws
 *
 * @example
 * languageOf('tc'); // 'zh-Hant'
 * languageOf('zh_CN'); // 'zh-Hans'
 * languageOf('zh-MO'); // 'zh-Hant'
 * languageOf(undefined); // 'en'
 */
export function languageOf(code: unknown): Language {
  if (typeof code !== 'string') return 'en';
  const wanted = code.replaceAll('_', '-').toLowerCase();
  const found = LANGUAGES.find(
    (language) =>
      language.toLowerCase() === wanted ||
      Object.values(LANGUAGE_CODES[language]).some(
        (spelling) => spelling.replace('_', '-').toLowerCase() === wanted,
      ),
  );
  return found ?? scriptOf(wanted);
}

/** Returns the script of a Chinese BCP 47 tag; English for every other text. */
function scriptOf(tag: string): Language {
  if (!/^zh\b/.test(tag)) return 'en';
  return /^zh-(?:hant|tw|hk|mo)\b/.test(tag) ? 'zh-Hant' : 'zh-Hans';
}
