import type { Language } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import en from '../i18n/locales/en/signedForm.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/signedForm.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/signedForm.json' with { type: 'json' };

/** Texts about a signed form; they come with the last screens, which alone need them. */
const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/** Returns the texts about the signed form and about missing signatures, in the language shown. */
export function useSignedWords(): typeof en {
  const { language } = useLanguage();
  return WORDS[language];
}
