import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/Page.tsx';
import { ReturnLink } from '../layout/ReturnLink.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

const ADDRESS = '/notRecognized';

/** An unknown path: the server sends `/notRecognized` to where visitors come from. */
export function NotRecognized() {
  const { t } = useTranslation();
  useDocumentTitle([t('notFound.title')]);
  useEffect(() => {
    // Here already means that the server did not send us on: the page itself must do then.
    if (window.location.pathname !== ADDRESS) window.location.replace(ADDRESS);
  }, []);
  return (
    <Page>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.body')}</p>
      <p>
        <ReturnLink />
      </p>
    </Page>
  );
}
