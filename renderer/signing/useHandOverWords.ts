import type { Language } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import en from '../i18n/locales/en/handOver.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/handOver.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/handOver.json' with { type: 'json' };

/** Texts about a form that goes from signer to signer; they come with the code that shows them. */
export type HandOverWords = typeof en;

const WORDS: Readonly<Record<Language, HandOverWords>> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
};

/** Returns the texts about handing a signed form on, in the language shown. */
export function useHandOverWords(): HandOverWords {
  const { language } = useLanguage();
  return WORDS[language];
}
