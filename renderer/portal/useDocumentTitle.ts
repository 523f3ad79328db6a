import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './LanguageProvider.tsx';

const SETTING = import.meta.env?.VITE_TITLE;

/**
 * Sets the document's title: `[Error: ]step – form – Electronic Forms | The Land Registry` (U-04).
 * The portal's own part is the build setting VITE_TITLE in English, a translation in Chinese.
 *
 * @param parts from the most specific to the most general; empty ones are omitted
 * @param hasErrors prefixes "Error:", so that a screen reader announces it first
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
