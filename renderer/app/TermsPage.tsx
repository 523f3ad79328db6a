import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalText } from '../i18n/loadLegalText.ts';
import { Markdown } from '../i18n/Markdown.tsx';
import { Chunk } from '../layout/Chunk.tsx';
import { Page } from '../layout/Page.tsx';
import type { TextPage } from '../portal/entryParameters.ts';
import { lazy } from '../portal/lazy.ts';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';
import { useLegalText } from '../wizard/screens/TermsBox.tsx';

const TEXT_SIZE_HELP = lazy(
  async (): Promise<ComponentType> => (await import('../dialogs/TextSizeHelp.tsx')).TextSizeHelp,
);

const TITLES: Readonly<Record<TextPage, string>> = {
  terms: 'terms.title',
  faq: 'faq.title',
  'text-size': 'fontSize.title',
};

/**
 * Renders the text pages that open in a new tab: general terms of use, questions, help with the
 * text size.
 */
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
