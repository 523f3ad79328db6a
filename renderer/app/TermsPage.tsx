import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalText } from '../i18n/loadLegalText.ts';
import { Markdown } from '../i18n/Markdown.tsx';
import { Page } from '../layout/Page.tsx';
import { useLegalText } from '../wizard/TermsBox.tsx';
import { Chunk } from './Chunk.tsx';
import type { TextPage } from './entryParameters.ts';
import { late } from './late.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const TEXT_SIZE_HELP = late(
  async (): Promise<ComponentType> => (await import('../dialogs/TextSizeHelp.tsx')).TextSizeHelp,
);

const TITLES: Readonly<Record<TextPage, string>> = {
  terms: 'terms.title',
  faq: 'faq.title',
  'text-size': 'fontSize.title',
};

/** Pages of words, opened in a tab of their own: general terms of use, questions, help with the text size. */
export function TermsPage({ page }: { readonly page: TextPage }) {
  const { t } = useTranslation();
  const title = t(TITLES[page]);
  useDocumentTitle([title]);
  return (
    <Page>
      <h1>{title}</h1>
      <div className="prose">
        {page === 'text-size' ? (
          <Chunk
            code={TEXT_SIZE_HELP}
            props={NO_PROPS}
            onGiveUp={() => window.location.reload()}
            waiting={<p role="status">{t('loading')}</p>}
          />
        ) : (
          <Legal name={page === 'faq' ? 'faq' : 'general-terms'} />
        )}
      </div>
      <p className="quiet">{t('terms.back')}</p>
    </Page>
  );
}

const NO_PROPS = {};

function Legal({ name }: { readonly name: LegalText }) {
  const { t } = useTranslation();
  const text = useLegalText(name);
  return text === undefined ? <p role="status">{t('loading')}</p> : <Markdown text={text} />;
}
