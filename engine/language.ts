/**
 * The languages of the portal and the families of codes that name them.
 *
 * Inside Landform a language is its BCP 47 tag, so that `<html lang>`, `Intl` and i18next agree.
 * Every other family exists only here.
 */
export type Language = 'en' | 'zh-Hant' | 'zh-Hans';

/** All languages, the default first. */
export const LANGUAGES: readonly Language[] = ['en', 'zh-Hant', 'zh-Hans'];

/** How one language is spelt by each party. */
export interface LanguageCodes {
  /** In request bodies (specification, document 2, section 9). */
  readonly product: 'Eng' | 'TradChn' | 'SimpChn';
  /** In URLs and site paths (document 1, section 2). */
  readonly url: 'en' | 'tc' | 'chs';
  /** For the payment service (document 1, section 3). */
  readonly payment: 'en-us' | 'zh-hk' | 'zh-cn';
  /** For the payment provider (document 1, section 3). */
  readonly provider: 'EN' | 'zh_TW' | 'zh_CN';
  /** For the `lang` attribute of a page. */
  readonly html: 'en' | 'zh-Hant-HK' | 'zh-Hans';
}

/** The spellings of each language, one row each. */
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
 * Reads a language from any family of codes, whatever its case and whether its parts are joined by a
 * hyphen or an underscore. A Chinese tag of another region means the script written there.
 *
 * @param code a code such as `tc`, `TradChn`, `zh_HK`, `zh-TW` or `en-GB`; anything else is taken too
 * @returns the language, or English for what is not a known code; never throws
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

/** The script of a BCP 47 tag that is Chinese; English for every other text. */
function scriptOf(tag: string): Language {
  if (!/^zh\b/.test(tag)) return 'en';
  return /^zh-(?:hant|tw|hk|mo)\b/.test(tag) ? 'zh-Hant' : 'zh-Hans';
}
