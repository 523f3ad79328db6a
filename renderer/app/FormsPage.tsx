import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Chunk } from '../layout/Chunk.tsx';
import { Page } from '../layout/Page.tsx';
import { lazy } from '../portal/lazy.ts';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';

const LIST = lazy(async (): Promise<ComponentType> => (await import('./FormList.tsx')).FormList);
const NO_PROPS = {};

/** Renders the landing page with all offered forms. */
export function FormsPage() {
  const { t } = useTranslation();
  useDocumentTitle([t('index.title')]);
  return (
    <Page>
      <h1>{t('index.title')}</h1>
      <p className="lead">{t('index.intro')}</p>
      <Chunk
        code={LIST}
        props={NO_PROPS}
        onGiveUp={() => window.location.reload()}
        waiting={<p role="status">{t('loading')}</p>}
      />
    </Page>
  );
}
