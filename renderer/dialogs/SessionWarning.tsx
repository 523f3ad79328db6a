import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnnouncedSecond } from '#engine';
import { Dialog } from './Dialog.tsx';
import { SubmittedReference } from './SubmittedReference.tsx';

interface SessionWarningProps {
  /** 60 to 0. */
  readonly remainingSeconds: number;
  /** The form is in: only the page closes, no answers are lost. */
  readonly isSubmitted?: boolean;
  readonly reference?: string | undefined;
  readonly onRenew: () => void;
  /** Goes on, and asks for the password of a saved file at once; absent where nothing can be saved. */
  readonly onSave: (() => void) | undefined;
}

/**
 * Warns that the form closes: what will be lost and when; Confirm goes on (document 2, section 4).
 * Some seconds are said aloud; the others only show (U-35).
 */
export function SessionWarning(props: SessionWarningProps) {
  const { remainingSeconds, isSubmitted = false, reference, onRenew, onSave } = props;
  const { t } = useTranslation('wizard');
  const [announced, setAnnounced] = useState(remainingSeconds);
  useEffect(() => {
    if (isAnnouncedSecond(remainingSeconds)) setAnnounced(remainingSeconds);
  }, [remainingSeconds]);
  const body = isSubmitted ? 'session.submitted.body' : 'session.body';
  return (
    <Dialog title={t(isSubmitted ? 'ack.submitted' : 'session.title')} isAlert onClose={onRenew}>
      <SubmittedReference reference={reference} />
      <p aria-hidden="true">{t(body, { count: remainingSeconds })}</p>
      <p className="visually-hidden" role="status">
        {t(body, { count: announced })}
      </p>
      <div className="button-row">
        <button type="button" className="button button-primary" data-autofocus onClick={onRenew}>
          {t(isSubmitted ? 'session.submitted.renew' : 'session.renew')}
        </button>
        {onSave && (
          <button type="button" className="button" onClick={onSave}>
            {t('session.save')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
