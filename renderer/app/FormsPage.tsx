import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../layout/Page.tsx';
import { Chunk } from './Chunk.tsx';
import { late } from './late.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const LIST = late(async (): Promise<ComponentType> => (await import('./FormList.tsx')).FormList);
const NO_PROPS = {};

/** The landing page: every form on offer. */
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
