import { useTranslation } from 'react-i18next';
import { ANSWERS_GONE } from '../i18n/lazy/answersGone.ts';
import { useLazyTexts } from '../i18n/lazy/useLazyTexts.ts';
import { Dialog } from './Dialog.tsx';
import { SubmittedReference } from './SubmittedReference.tsx';

interface TimedOutDialogProps {
  /** Whether the form is submitted online. The dialog says so first, so that nobody pays twice. */
  readonly isSubmitted?: boolean;
  /** Whether the answers were cleared before. The text then does not mention them. */
  readonly isGone?: boolean;
  readonly reference?: string | undefined;
  readonly onRefresh: () => void;
}

/**
 * Reports that the session has ended and the answers are gone. The only action is to reload the
 * page.
 */
export function TimedOutDialog(props: TimedOutDialogProps) {
  const { isSubmitted = false, isGone = false, reference, onRefresh } = props;
  const { t } = useTranslation(['wizard', 'common']);
  const gone = useLazyTexts(ANSWERS_GONE);
  const ended = isGone ? gone('timedOut') : t('session.timedOut.body');
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
