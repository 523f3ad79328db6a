import { useTranslation } from 'react-i18next';
import type { Language } from '#engine';
import { Page } from '../layout/Page.tsx';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { usePortal } from '../portal/Portal.ts';
import { returnAddress } from '../portal/runtimeConfig.ts';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';

/** Renders the page that replaces the whole portal during maintenance (document 1, section 1). */
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

/** The language buttons are hidden during maintenance (document 1, section 2). */
const NO_LANGUAGES: readonly Language[] = [];
