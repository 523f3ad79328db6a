import { useTranslation } from 'react-i18next';
import { Page } from '../layout/Page.tsx';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';

/** Renders the error page of a crash, with a button that reloads the page. */
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
