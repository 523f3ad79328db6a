import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES } from '#engine';
import { useLanguage } from '../portal/LanguageProvider.tsx';

interface FooterProps {
  /** Identifies the screen for the help desk: screen id and step number. */
  readonly screenCode?: string | undefined;
  /**
   * Whether to hide the link to the FAQ, as on the forms of institutions (document 1, section 2).
   */
  readonly hideFaq?: boolean | undefined;
}

/**
 * Renders the footer of every page: the copyright, the links to help in the same place on each page
 * (U-40), and the screen code.
 */
export function Footer({ screenCode, hideFaq = false }: FooterProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const terms = `/form/terms?lang=${LANGUAGE_CODES[language].url}`;
  return (
    <footer className="footer">
      <div className="footer-inner">
        <span>{t('footer.copyright')}</span>
        {!hideFaq && <NewTab href={`${terms}&page=faq`} label={t('footer.faq')} />}
        <NewTab href={terms} label={t('footer.terms')} />
        <span>{t('footer.hotline')}</span>
        {screenCode && (
          <span className="footer-code">
            <span className="visually-hidden">{t('footer.screenCode')} </span>
            <code>{screenCode}</code>
          </span>
        )}
      </div>
    </footer>
  );
}

function NewTab({ href, label }: { readonly href: string; readonly label: string }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label} <span className="visually-hidden">{t('newTab')}</span>
    </a>
  );
}
