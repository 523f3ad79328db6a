import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, type Language } from '#engine';
import { useAnnounce } from '../form-context/Announcer.tsx';
import { showLanguage } from '../i18n/i18n.ts';
import { loadProductTexts } from '../i18n/loadProductTexts.ts';
import { queryWithLanguage } from './entryParameters.ts';

/**
 * A function that fetches the texts of a page in a language before the page shows that language.
 */
export type LanguageLoader = (language: Language) => Promise<unknown>;

interface Languages {
  readonly language: Language;
  /** Shows another language once all its texts are fetched. Announces a failure. */
  readonly choose: (language: Language) => Promise<void>;
  /** Registers a loader that runs before a change; returns the unsubscribe function. */
  readonly beforeChange: (loader: LanguageLoader) => () => void;
}

const LanguageContext = createContext<Languages | undefined>(undefined);

/**
 * Provides the current language. A change of language retains answers, step, open dialog and focus.
 * The URL changes without a new history entry (U-38).
 */
export function LanguageProvider({
  initial,
  children,
}: {
  readonly initial: Language;
  readonly children: ReactNode;
}) {
  const { i18n, t } = useTranslation();
  const announce = useAnnounce();
  const [language, setLanguage] = useState(initial);
  const loaders = useRef(new Set<LanguageLoader>());

  const choose = useCallback(
    async (next: Language) => {
      try {
        const [texts] = await Promise.all([
          loadProductTexts(next),
          ...[...loaders.current].map((load) => load(next)),
        ]);
        await showLanguage(i18n, next, texts);
      } catch {
        announce(t('language.failed'));
        return;
      }
      setLanguage(next);
      showInPage(next);
    },
    [i18n, t, announce],
  );
  const beforeChange = useCallback((loader: LanguageLoader) => {
    loaders.current.add(loader);
    return () => loaders.current.delete(loader);
  }, []);
  const value = useMemo(
    () => ({ language, choose, beforeChange }),
    [language, choose, beforeChange],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/**
 * Returns the current language and the function that changes it.
 *
 * @throws {TypeError} outside `LanguageProvider`
 */
export function useLanguage(): Languages {
  const languages = useContext(LanguageContext);
  if (!languages) throw new TypeError('Cannot tell the language: no LanguageProvider above');
  return languages;
}

function showInPage(language: Language): void {
  document.documentElement.lang = LANGUAGE_CODES[language].html;
  const { pathname, search, hash } = window.location;
  const address = `${pathname}${queryWithLanguage(search, language)}${hash}`;
  window.history.replaceState(window.history.state, '', address);
}
