import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmQuestion, FieldError } from '#engine';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { ErrorDialog } from '../dialogs/ErrorDialog.tsx';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { type ErrorLine, ValidationDialog } from '../dialogs/ValidationDialog.tsx';
import { useMessageText } from '../i18n/useMessageText.ts';
import { ChildDialogs } from './ChildDialogs.tsx';
import { PROBLEMS_ID } from './ProblemSummary.tsx';
import { SessionDialogs } from './SessionDialogs.tsx';
import type { ScreenProps } from './Wizard.ts';

interface WizardDialogsProps extends ScreenProps {
  readonly describe: (error: FieldError) => ErrorLine;
  /** Keeps what was wrong for the list on the page. */
  readonly onProblems: (errors: readonly FieldError[]) => void;
  /** What the page's address named, as a query. */
  readonly given: string;
}

/** Every dialog over a form: the wizard's own, those of its children, the session's, and waiting. */
export function WizardDialogs(props: WizardDialogsProps) {
  return (
    <>
      <ChildDialogs {...props} />
      <OwnDialog {...props} />
      <SessionDialogs {...props} />
    </>
  );
}

function OwnDialog({ actor, services, describe, onProblems }: WizardDialogsProps) {
  const { t } = useTranslation('wizard');
  const messageText = useMessageText();
  const dialog = useSelector(actor, ({ context }) => context.dialog);
  const close = () => actor.send({ type: 'dialog.closed' });
  // A saving that failed goes back to its dialog, with what was typed there; a captcha comes first.
  const closeError = () => {
    const wasSaving = actor.getSnapshot().context.intent === 'save';
    close();
    if (wasSaving && !actor.getSnapshot().children.captcha) services.saving.wish();
  };

  useEffect(() => {
    if (dialog?.kind === 'validation') onProblems(dialog.errors);
  }, [dialog, onProblems]);

  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'validation':
      return (
        <ValidationDialog
          lines={dialog.errors.map(describe)}
          onClose={close}
          focusAfter={() => document.getElementById(PROBLEMS_ID)}
        />
      );
    case 'error':
      return (
        <ErrorDialog
          message={dialog.message}
          onRetry={dialog.canRetry ? () => actor.send({ type: 'retry' }) : undefined}
          onClose={closeError}
        />
      );
    case 'message':
      return (
        <MessageDialog
          title={t('dialog.message')}
          body={messageText(dialog.message)}
          onClose={close}
        />
      );
    case 'complete':
      return <CompleteDialog onPrint={() => actor.send({ type: 'print' })} onClose={close} />;
    case 'print':
      return (
        <MessageDialog title={t('dialog.print')} body={t('dialog.printBody')} onClose={close} />
      );
    case 'confirm': {
      const words = QUESTIONS[dialog.question];
      return (
        <ConfirmDialog
          title={t(`${words}.title`)}
          body={t(`${words}.body`)}
          confirm={t(`${words}.confirm`)}
          onConfirm={() => actor.send({ type: 'dialog.confirmed' })}
          onCancel={close}
        />
      );
    }
  }
}

interface CompleteDialogProps {
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** The form is completed on paper; what is left is the paper. */
function CompleteDialog({ onPrint, onClose }: CompleteDialogProps) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <ConfirmDialog
      title={t('dialog.complete')}
      body={t('dialog.completeBody')}
      confirm={t('ack.printOrSave')}
      cancel={t('common:button.close')}
      onConfirm={onPrint}
      onCancel={onClose}
    />
  );
}

const QUESTIONS: Readonly<Record<ConfirmQuestion, string>> = {
  clearSignatures: 'signaturesCleared',
  clearStep: 'clear',
  startAgain: 'restart',
};
