import type { Language } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import en from '../i18n/locales/en/acknowledgement.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/acknowledgement.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/acknowledgement.json' with { type: 'json' };

/** Texts of the acknowledgement; they come with the last screens, which alone need them. */
const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/** Returns the texts of the acknowledgement in the language shown. */
export function useAckWords(): typeof en {
  const { language } = useLanguage();
  return WORDS[language];
}
