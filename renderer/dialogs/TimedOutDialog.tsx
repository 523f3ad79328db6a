import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

/** The session has ended and its answers are gone; the only way on is a fresh page. */
export function TimedOutDialog({ onRefresh }: { readonly onRefresh: () => void }) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <Dialog title={t('session.timedOut.title')} isAlert>
      <p>{t('session.timedOut.body')}</p>
      <div className="button-row">
        <button type="button" className="button button-primary" data-autofocus onClick={onRefresh}>
          {t('common:button.refresh')}
        </button>
      </div>
    </Dialog>
  );
}
