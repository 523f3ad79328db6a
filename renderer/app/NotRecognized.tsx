import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/Page.tsx';
import { ReturnLink } from '../layout/ReturnLink.tsx';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';

const ADDRESS = '/notRecognized';

/**
 * Renders the page of an unknown path. Navigates to `/notRecognized`, which the server redirects to
 * the site from which visitors come.
 */
export function NotRecognized() {
  const { t } = useTranslation();
  useDocumentTitle([t('notFound.title')]);
  useEffect(() => {
    // If the path is already `/notRecognized`, the server did not redirect, and the page itself is
    // shown.
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
