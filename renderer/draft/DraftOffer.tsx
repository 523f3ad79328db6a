import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#engine';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useLanguage } from '../portal/LanguageProvider.tsx';

interface DraftOfferProps {
  /** Time of the last change, in ms since the epoch. */
  readonly savedAt: number;
  /** @returns whether the answers were restored; after `false` the applicant can try again */
  readonly onContinue: () => Promise<boolean>;
  readonly onDelete: () => void;
}

/**
 * Offers a draft in a dialog that Esc does not close. Otherwise, the applicant might fill in the
 * form a second time. The dialog shows no answers, because another person may use the browser.
 */
export function DraftOffer({ savedAt, onContinue, onDelete }: DraftOfferProps) {
  const { t } = useTranslation(['wizard', 'common', 'errors']);
  const { language } = useLanguage();
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking');
  const go = async () => {
    setState('working');
    if (!(await onContinue())) setState('failed');
  };
  const isWorking = state === 'working';
  return (
    <Dialog title={t('draft.offer.title')} isAlert>
      <p data-back-leaves="">{t('draft.offer.body', { time: formatInstant(savedAt, language) })}</p>
      <p>{t('draft.offer.unsigned')}</p>
      {state === 'failed' && (
        <p className="field-error" role="alert">
          {t('draft.offer.failed')}
        </p>
      )}
      <div className="button-row">
        <button
          type="button"
          className="button button-primary"
          data-autofocus
          aria-disabled={isWorking}
          onClick={() => !isWorking && void go()}
        >
          {isWorking ? t('common:loading') : t('draft.offer.continue')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={isWorking}
          onClick={() => !isWorking && onDelete()}
        >
          {t('draft.offer.delete')}
        </button>
      </div>
    </Dialog>
  );
}
