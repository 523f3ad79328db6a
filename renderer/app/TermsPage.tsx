import { useTranslation } from 'react-i18next';
import { Markdown } from '../i18n/Markdown.tsx';
import { Page } from '../layout/Page.tsx';
import { useLegalText } from '../wizard/TermsBox.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** The general terms of use, or the frequent questions; opened in a tab of their own. */
export function TermsPage({ page }: { readonly page: 'terms' | 'faq' }) {
  const { t } = useTranslation();
  const text = useLegalText(page === 'faq' ? 'faq' : 'general-terms');
  const title = t(page === 'faq' ? 'faq.title' : 'terms.title');
  useDocumentTitle([title]);
  return (
    <Page>
      <h1>{title}</h1>
      <div className="prose">
        {text === undefined ? <p role="status">{t('loading')}</p> : <Markdown text={text} />}
      </div>
      <p className="quiet">{t('terms.back')}</p>
    </Page>
  );
}
