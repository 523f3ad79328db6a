import type { Language } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import en from '../i18n/locales/en/textSize.json' with { type: 'json' };
import zhHans from '../i18n/locales/zh-Hans/textSize.json' with { type: 'json' };
import zhHant from '../i18n/locales/zh-Hant/textSize.json' with { type: 'json' };

/** Texts of the help; they come with it, since no form's page needs them at once. */
const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

const BROWSERS = ['chrome', 'firefox', 'edge', 'opera', 'safari'] as const;

/** The words of the help in the language shown. */
export function useTextSizeWords(): typeof en {
  const { language } = useLanguage();
  return WORDS[language];
}

/** How to change the size of the text, browser by browser (document 2, section 1). */
export function TextSizeHelp() {
  const words = useTextSizeWords();
  return (
    <>
      <p>{words.body}</p>
      <ul>
        {BROWSERS.map((browser) => (
          <li key={browser}>{words[browser]}</li>
        ))}
      </ul>
    </>
  );
}
