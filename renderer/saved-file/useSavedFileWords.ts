import type { Language } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import en from '../i18n/locales/en/savedFile.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/savedFile.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/savedFile.json' with { type: 'json' };

/** Texts about files that a certificate opens; they come with the code that shows them. */
export type SavedFileWords = typeof en;

const WORDS: Readonly<Record<Language, SavedFileWords>> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
};

/** Returns the texts about files that a certificate opens, in the language shown. */
export function useSavedFileWords(): SavedFileWords {
  const { language } = useLanguage();
  return WORDS[language];
}
