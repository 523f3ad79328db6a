import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

const BROWSERS = ['chrome', 'firefox', 'edge', 'opera', 'safari'] as const;

/** How to change the size of the text, browser by browser (document 2, section 1). */
export function FontSizeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('fontSize.title')} onClose={onClose}>
      <p>{t('fontSize.body')}</p>
      <ul>
        {BROWSERS.map((browser) => (
          <li key={browser}>{t(`fontSize.${browser}`)}</li>
        ))}
      </ul>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onClose}>
          {t('button.close')}
        </button>
      </div>
    </Dialog>
  );
}
