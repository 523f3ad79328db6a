import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { TextSizeHelp, useTextSizeWords } from './TextSizeHelp.tsx';

/** Help with the size of the text over the page, with a link to the same on a page of its own. */
export function FontSizeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { page } = useTextSizeWords();
  const address = `/form/terms?page=text-size&lang=${LANGUAGE_CODES[language].url}`;
  return (
    <Dialog title={t('fontSize.title')} onClose={onClose}>
      <TextSizeHelp />
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {page} <span className="visually-hidden">{t('newTab')}</span>
        </a>
      </p>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('button.close')}
        </button>
      </div>
    </Dialog>
  );
}
