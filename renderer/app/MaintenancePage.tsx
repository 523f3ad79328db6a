import { useTranslation } from 'react-i18next';
import type { Language } from '#engine';
import { Page } from '../layout/Page.tsx';
import { useLanguage } from './LanguageProvider.tsx';
import { usePortal } from './Portal.ts';
import { returnAddress } from './runtimeConfig.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Replaces the whole portal while it is under maintenance (document 1, section 1). */
export function MaintenancePage() {
  const { t } = useTranslation();
  const { config } = usePortal();
  const { language } = useLanguage();
  useDocumentTitle([t('maintenance.title')]);
  return (
    <Page languages={NO_LANGUAGES}>
      <h1>{t('maintenance.title')}</h1>
      <p>{t('maintenance.body', { phone: config.hotline })}</p>
      <p>
        <a href={returnAddress(config, 'lrw', language)}>{t('maintenance.downloads')}</a>
      </p>
    </Page>
  );
}

/** Hidden in maintenance (document 1, section 2). */
const NO_LANGUAGES: readonly Language[] = [];
