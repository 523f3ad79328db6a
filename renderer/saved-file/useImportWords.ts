import type { Language } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import en from '../i18n/locales/en/imports.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/imports.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/imports.json' with { type: 'json' };

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/** Returns the texts about files of other forms, in the language shown. They come with the code that shows them. */
export function useImportWords(): typeof en {
  const { language } = useLanguage();
  return WORDS[language];
}
