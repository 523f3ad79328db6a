import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ConfirmQuestion,
  type FieldError,
  formatSigner,
  type Language,
  signedOnTop,
} from '#engine';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { ErrorDialog } from '../dialogs/ErrorDialog.tsx';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { type ErrorLine, ValidationDialog } from '../dialogs/ValidationDialog.tsx';
import { inOneLine } from '../i18n/inOneLine.ts';
import { useMessageText } from '../i18n/useMessageText.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { ChildDialogs } from './ChildDialogs.tsx';
import { goToProblem } from './goToProblem.ts';
import { PROBLEMS_ID } from './ProblemSummary.tsx';
import { SessionDialogs } from './SessionDialogs.tsx';
import { LAST_CODE } from './screenViews.ts';
import { signedSubmission } from './state/signedSubmission.ts';
import type { ScreenProps } from './state/Wizard.ts';

interface WizardDialogsProps extends ScreenProps {
  readonly describe: (error: FieldError) => ErrorLine;
  /** Passes the errors to the error list on the page. */
  readonly onProblems: (errors: readonly FieldError[]) => void;
  /** The query string of the page's URL. */
  readonly given: string;
}

/** Renders the dialogs of a form: those of the wizard, of its child machines and of the session. */
export function WizardDialogs(props: WizardDialogsProps) {
  return (
    <>
      <ChildDialogs {...props} />
      <OwnDialog {...props} />
      <SessionDialogs {...props} />
    </>
  );
}

function OwnDialog({ describe, onProblems, ...props }: WizardDialogsProps) {
  const { actor, services } = props;
  const { language } = useLanguage();
  const { t } = useTranslation('wizard');
  const messageText = useMessageText();
  const dialog = useSelector(actor, ({ context }) => context.dialog);
  const close = () => actor.send({ type: 'dialog.closed' });
  // After a failed save, opens the save dialog again. If a captcha is open, the captcha comes
  // first.
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
      return <Problems {...props} errors={dialog.errors} describe={describe} onClose={close} />;
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
      return (
        <CompleteDialog
          isSigned={signedSubmission(actor.getSnapshot().context) !== undefined}
          onPrint={() => actor.send({ type: 'print' })}
          onClose={close}
        />
      );
    case 'print':
      return <PrintedDialog downloadedAs={dialog.downloadedAs} onClose={close} />;
    case 'confirm': {
      if (dialog.question === 'leaveAcknowledgement') {
        return <LeaveDialog actor={actor} onStay={close} />;
      }
      const words = QUESTIONS[dialog.question];
      return (
        <ConfirmDialog
          title={t(`${words}.title`)}
          body={t(`${words}.body`, { names: lostNames(dialog.question, props, language) })}
          confirm={t(`${words}.confirm`)}
          onConfirm={() => actor.send({ type: 'dialog.confirmed' })}
          onCancel={close}
        />
      );
    }
  }
}

/** Returns the names of the signatures that are removed if the applicant confirms the question. */
function lostNames(
  question: ConfirmQuestion,
  { actor, texts }: ScreenProps,
  language: Language,
): string {
  const { signed, signing = '' } = actor.getSnapshot().context;
  const lost = question === 'changeSignature' ? signedOnTop(signed, signing) : signed;
  const names = lost.map(({ fieldId, signedBy }) => {
    const label = texts[`$signatures.${fieldId}.label`] ?? fieldId;
    return formatSigner(`${label} (${signedBy})`, language);
  });
  return names.join(language === 'en' ? '; ' : '；');
}

interface ProblemsProps extends Pick<ScreenProps, 'actor' | 'services' | 'store'> {
  readonly errors: readonly FieldError[];
  readonly describe: (error: FieldError) => ErrorLine;
  readonly onClose: () => void;
}

/**
 * Lists the errors. Moves the focus to a chosen error after the dialog closes, because the page is
 * inert until then.
 */
function Problems({ errors, describe, onClose, ...props }: ProblemsProps) {
  const chosen = useRef<string>(undefined);
  const focusAfter = () => {
    if (chosen.current === undefined) return document.getElementById(PROBLEMS_ID);
    goToProblem(chosen.current, props);
    // The field already has focus.
    return document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
  return (
    <ValidationDialog
      lines={errors.map(describe)}
      onClose={onClose}
      onChoose={(id) => {
        chosen.current = errors.find((error) => describe(error).id === id)?.path;
        onClose();
      }}
      focusAfter={focusAfter}
    />
  );
}

interface CompleteDialogProps {
  /** Whether the form has a signed document, which the applicant must still pass on. */
  readonly isSigned: boolean;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** Reports that the form is completed on paper, and offers to print it. */
function CompleteDialog({ isSigned, onPrint, onClose }: CompleteDialogProps) {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <ConfirmDialog
      title={t('dialog.complete')}
      body={t(isSigned ? 'dialog.signedBody' : 'dialog.completeBody')}
      confirm={t('ack.printOrSave')}
      cancel={t('common:button.close')}
      onConfirm={onPrint}
      onCancel={onClose}
    />
  );
}

interface PrintedDialogProps {
  /** Name of the downloaded file, in a browser that does not print. */
  readonly downloadedAs: string | undefined;
  readonly onClose: () => void;
}

/** Reports that an incomplete paper form was printed or downloaded. */
function PrintedDialog({ downloadedAs, onClose }: PrintedDialogProps) {
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const messageText = useMessageText();
  const isDownloaded = downloadedAs !== undefined;
  const file = isDownloaded ? messageText({ key: 'pdfDownloaded', args: [downloadedAs] }) : '';
  return (
    <MessageDialog
      title={t(isDownloaded ? 'dialog.message' : 'dialog.print')}
      body={inOneLine([file, t('dialog.printBody')], language)}
      onClose={onClose}
    />
  );
}

interface LeaveDialogProps extends Pick<ScreenProps, 'actor'> {
  readonly onStay: () => void;
}

/** Renders the question before leaving. Its code is loaded together with the acknowledgement. */
function LeaveDialog({ actor, onStay }: LeaveDialogProps) {
  const { t } = useTranslation('wizard');
  const LeaveAckDialog = LAST_CODE.get()?.LeaveAckDialog;
  if (!LeaveAckDialog) return null;
  return (
    <LeaveAckDialog
      actor={actor}
      reference={actor.getSnapshot().context.acknowledgement?.referenceNumber}
      onStay={onStay}
      leave={{
        label: t('ack.startNew'),
        onLeave: () => actor.send({ type: 'dialog.confirmed' }),
      }}
    />
  );
}

const QUESTIONS: Readonly<Record<Exclude<ConfirmQuestion, 'leaveAcknowledgement'>, string>> = {
  clearSignatures: 'signaturesCleared',
  changeSignature: 'signatureChanged',
  clearStep: 'clear',
  startAgain: 'restart',
};
