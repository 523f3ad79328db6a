import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES } from '#engine';
import { TEXT_SIZE } from '../i18n/lazy/textSize.ts';
import { useLazyTexts } from '../i18n/lazy/useLazyTexts.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { TextSizeHelp } from './TextSizeHelp.tsx';

/**
 * Renders the help about the text size in a dialog, with a link to the same text on a separate
 * page.
 */
export function FontSizeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const words = useLazyTexts(TEXT_SIZE);
  const address = `/form/terms?page=text-size&lang=${LANGUAGE_CODES[language].url}`;
  return (
    <Dialog title={t('fontSize.title')} onClose={onClose}>
      <TextSizeHelp />
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {words('page')} <span className="visually-hidden">{t('newTab')}</span>
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
