import { useTranslation } from 'react-i18next';
import { Page } from '../layout/Page.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** The program has failed: whom to ask, and the way back to a page that works. */
export function CrashPage() {
  const { t } = useTranslation(['common', 'wizard', 'errors']);
  useDocumentTitle([t('wizard:dialog.error')], true);
  return (
    <Page>
      <h1>{t('wizard:dialog.error')}</h1>
      <p role="alert">{t('errors:generalErrMsg')}</p>
      <div className="button-row">
        <button
          type="button"
          className="button button-primary"
          onClick={() => window.location.reload()}
        >
          {t('button.refresh')}
        </button>
      </div>
    </Page>
  );
}
