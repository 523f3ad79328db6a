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
import { WizardLoading } from './WizardLoading.tsx';

interface WizardDialogsProps extends ScreenProps {
  readonly describe: (error: FieldError) => ErrorLine;
  /** Keeps what was wrong for the list on the page. */
  readonly onProblems: (errors: readonly FieldError[]) => void;
}

/** Every dialog over a form: the wizard's own, those of its children, the session's, and waiting. */
export function WizardDialogs(props: WizardDialogsProps) {
  return (
    <>
      <WizardLoading {...props} />
      <ChildDialogs {...props} />
      <OwnDialog {...props} />
      <SessionDialogs {...props} />
    </>
  );
}

function OwnDialog({ actor, describe, onProblems }: WizardDialogsProps) {
  const { t } = useTranslation('wizard');
  const messageText = useMessageText();
  const dialog = useSelector(actor, ({ context }) => context.dialog);
  const close = () => actor.send({ type: 'dialog.closed' });

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
          onClose={close}
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

const QUESTIONS: Readonly<Record<ConfirmQuestion, string>> = {
  clearSignatures: 'signaturesCleared',
  clearStep: 'clear',
  startAgain: 'restart',
};
