import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnnouncedSecond } from '#engine';
import { ANSWERS_GONE } from '../i18n/lazy/answersGone.ts';
import { useLazyTexts } from '../i18n/lazy/useLazyTexts.ts';
import { Dialog } from './Dialog.tsx';
import { SubmittedReference } from './SubmittedReference.tsx';

interface SessionWarningProps {
  /** Seconds until the form closes, from 60 to 0. */
  readonly remainingSeconds: number;
  /** Whether the form is submitted. Then only the page closes, and no answers are lost. */
  readonly isSubmitted?: boolean;
  /** Whether the answers are no longer in the page. The text then does not mention them. */
  readonly isGone?: boolean;
  readonly reference?: string | undefined;
  readonly onRenew: () => void;
  /**
   * Continues the session and asks for the password of a saved file. Absent if nothing can be
   * saved.
   */
  readonly onSave: (() => void) | undefined;
}

/**
 * Warns that the form will close, with the remaining time and the losses. The main button continues
 * the session (document 2, section 4). Screen readers announce only some of the seconds (U-35).
 */
export function SessionWarning(props: SessionWarningProps) {
  const { remainingSeconds, isSubmitted = false, isGone = false, reference } = props;
  const { onRenew, onSave } = props;
  const { t } = useTranslation('wizard');
  const gone = useLazyTexts(ANSWERS_GONE);
  const [announced, setAnnounced] = useState(remainingSeconds);
  useEffect(() => {
    if (isAnnouncedSecond(remainingSeconds)) setAnnounced(remainingSeconds);
  }, [remainingSeconds]);
  const body = (count: number) => {
    if (isGone && !isSubmitted) return gone('session', { count });
    return t(isSubmitted ? 'session.submitted.body' : 'session.body', { count });
  };
  return (
    <Dialog title={t(isSubmitted ? 'ack.submitted' : 'session.title')} isAlert onClose={onRenew}>
      <SubmittedReference reference={reference} />
      <p aria-hidden="true">{body(remainingSeconds)}</p>
      <p className="visually-hidden" role="status">
        {body(announced)}
      </p>
      <div className="button-row">
        <button type="button" className="button button-primary" data-autofocus onClick={onRenew}>
          {t(isSubmitted || isGone ? 'session.submitted.renew' : 'session.renew')}
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
