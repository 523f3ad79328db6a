import type { Language } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import en from '../i18n/locales/en/answersGone.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/answersGone.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/answersGone.json' with { type: 'json' };

/** Texts of an acknowledgement that was reloaded; they come with the last screens, which alone need them. */
const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/** What is said where the answers of a form for the post are no longer in the page, in the language shown. */
export function useGoneWords(): typeof en {
  const { language } = useLanguage();
  return WORDS[language];
}
