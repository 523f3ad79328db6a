import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';
import { SubmittedReference } from './SubmittedReference.tsx';
import { useGoneWords } from './useGoneWords.ts';

interface TimedOutDialogProps {
  /** Handed in online: that must be known before anything else, so that nobody pays twice. */
  readonly isSubmitted?: boolean;
  /** The answers had gone before: of them nothing is said. */
  readonly isGone?: boolean;
  readonly reference?: string | undefined;
  readonly onRefresh: () => void;
}

/** The session has ended and its answers are gone; the only way on is a fresh page. */
export function TimedOutDialog(props: TimedOutDialogProps) {
  const { isSubmitted = false, isGone = false, reference, onRefresh } = props;
  const { t } = useTranslation(['wizard', 'common']);
  const gone = useGoneWords();
  const ended = isGone ? gone.timedOut : t('session.timedOut.body');
  return (
    <Dialog title={t(isSubmitted ? 'ack.submitted' : 'session.timedOut.title')} isAlert>
      <SubmittedReference reference={reference} />
      <p>{isSubmitted ? t('session.submitted.timedOut') : ended}</p>
      <div className="button-row">
        <button type="button" className="button button-primary" data-autofocus onClick={onRefresh}>
          {t('common:button.refresh')}
        </button>
      </div>
    </Dialog>
  );
}
