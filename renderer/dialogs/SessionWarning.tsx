import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnnouncedSecond } from '#engine';
import { fillPlaces } from '../form/words.ts';
import { Dialog } from './Dialog.tsx';
import { SubmittedReference } from './SubmittedReference.tsx';
import { useGoneWords } from './useGoneWords.ts';

interface SessionWarningProps {
  /** 60 to 0. */
  readonly remainingSeconds: number;
  /** The form is in: only the page closes, no answers are lost. */
  readonly isSubmitted?: boolean;
  /** The answers are no longer in the page: of them nothing is said. */
  readonly isGone?: boolean;
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
  const { remainingSeconds, isSubmitted = false, isGone = false, reference } = props;
  const { onRenew, onSave } = props;
  const { t } = useTranslation('wizard');
  const gone = useGoneWords();
  const [announced, setAnnounced] = useState(remainingSeconds);
  useEffect(() => {
    if (isAnnouncedSecond(remainingSeconds)) setAnnounced(remainingSeconds);
  }, [remainingSeconds]);
  const body = (count: number) => {
    if (isGone && !isSubmitted) return fillPlaces(gone.session, { count });
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
