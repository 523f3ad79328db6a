import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './LanguageProvider.tsx';

const SETTING = import.meta.env?.VITE_TITLE;

/**
 * Sets the document's title: `[Error: ]step – form – Electronic Forms | The Land Registry` (U-04).
 * In English, the last part is the build setting VITE_TITLE, if any. In Chinese, it is a product
 * text.
 *
 * @param parts parts of the title, from the most specific to the most general; empty parts are
 *   omitted
 * @param hasErrors whether the title starts with "Error:", so that a screen reader announces that
 *   first
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
