import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES } from '#engine';
import { type FormEntry, listForms } from '../api/formApi.ts';
import { Page } from '../layout/Page.tsx';
import { useLanguage } from './LanguageProvider.tsx';
import { usePortal } from './Portal.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** The forms on offer, each a link. */
export function FormsPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const forms = useForms();
  useDocumentTitle([t('index.title')]);
  return (
    <Page>
      <h1>{t('index.title')}</h1>
      <p className="lead">{t('index.intro')}</p>
      {forms === 'failed' && <p role="alert">{t('errors:connection')}</p>}
      {forms === undefined && <p role="status">{t('loading')}</p>}
      {Array.isArray(forms) && (
        <ul className="form-list">
          {forms.map(({ code, title }) => (
            <li key={code} className="card form-entry">
              <a href={`/form/${code}?lang=${LANGUAGE_CODES[language].url}`}>{title}</a>
              <span className="quiet figure">{code}</span>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function useForms(): readonly FormEntry[] | 'failed' | undefined {
  const { http } = usePortal();
  const { language } = useLanguage();
  const [forms, setForms] = useState<readonly FormEntry[] | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly FormEntry[] | 'failed') => isCurrent && setForms(found);
    listForms(http, language).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [http, language]);
  return forms;
}
