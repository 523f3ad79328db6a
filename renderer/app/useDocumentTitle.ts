import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './LanguageProvider.tsx';

const SETTING = import.meta.env?.VITE_TITLE;

/**
 * Names the page: `[Error: ]step – form – Electronic Forms | The Land Registry` (U-04). The
 * portal's own part is the build setting VITE_TITLE in English, a translation in Chinese.
 *
 * @param parts from the nearest to the widest; empty ones are left out
 * @param hasErrors puts "Error:" in front, so that a screen reader says it first
 */
export function useDocumentTitle(parts: readonly (string | undefined)[], hasErrors = false): void {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const site = language === 'en' ? (SETTING ?? t('siteTitle')) : t('siteTitle');
  const title = [...parts.filter((part) => part), site].join(' – ');
  const shown = hasErrors ? t('title.error', { title }) : title;
  useEffect(() => {
    document.title = shown;
  }, [shown]);
}
