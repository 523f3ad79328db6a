import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { eachMessage, type FieldError } from '#engine';
import { CaptchaDialog } from '../captcha/CaptchaDialog.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogFileField } from '../dialogs/DialogFileField.tsx';
import { PasswordField } from '../dialogs/PasswordField.tsx';
import { useMessageText } from '../i18n/useMessageText.ts';
import type { ChildActor } from '../wizard/state/childActors.ts';

interface CertificateDialogProps {
  readonly actor: ChildActor<'signing'>;
  /** URL of the test certificate of a demonstration; absent elsewhere. */
  readonly testCertificate?: string | undefined;
}

/**
 * Renders the dialog that asks for a certificate file and its PIN, and signs. File and PIN stay in
 * the page. The PIN is never in a component's state. Its input is cleared when signing starts.
 */
export function CertificateDialog({ actor, testCertificate }: CertificateDialogProps) {
  const { t } = useTranslation(['signing', 'common', 'errors']);
  const messageText = useMessageText();
  const { fieldId, holder, error, faults } = useSelector(actor, ({ context }) => context);
  const isChoosing = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const isServerBusy = useSelector(actor, (snapshot) => snapshot.matches('busy'));
  const captcha = useSelector(actor, ({ children }) => children.captcha);
  const isWorking = !isChoosing && !isServerBusy && !captcha;
  const alert = useRef<HTMLDivElement>(null);
  const message = isServerBusy ? { key: 'busy', args: [] } : error;

  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);

  return (
    <>
      <Dialog
        title={t('certificate.title')}
        onClose={isWorking ? undefined : () => actor.send({ type: 'close' })}
        // After signing, another button has replaced the pressed button.
        focusAfter={() => document.querySelector<HTMLElement>(`#signature-${fieldId} button`)}
      >
        <p>{t('certificate.lead', { holder: t(`certificate.${holder}`) })}</p>
        {message && (
          <div ref={alert} className="notice notice-error" role="alert" tabIndex={-1}>
            {eachMessage(message).map((each) => (
              <p key={each.key}>{messageText(each)}</p>
            ))}
          </div>
        )}
        {isServerBusy ? (
          <div className="button-row">
            <button
              type="button"
              className="button button-primary"
              onClick={() => actor.send({ type: 'retry' })}
            >
              {t('common:button.retry')}
            </button>
            <CloseButton actor={actor} />
          </div>
        ) : (
          <CertificateForm
            actor={actor}
            faults={faults}
            isWorking={isWorking}
            testCertificate={testCertificate}
          />
        )}
      </Dialog>
      {captcha && <CaptchaDialog actor={captcha} />}
    </>
  );
}

interface CertificateFormProps extends CertificateDialogProps {
  readonly faults: readonly FieldError[];
  readonly isWorking: boolean;
}

function CertificateForm({ actor, faults, isWorking, testCertificate }: CertificateFormProps) {
  const { t } = useTranslation(['signing', 'common']);
  const file = useRef<HTMLInputElement>(null);
  const pin = useRef<HTMLInputElement>(null);
  const id = useId();
  const faultText = useErrorText(faults);
  const fileField = {
    id: `${id}-file`,
    help: t('certificate.fileHint'),
    error: faultText('/file'),
  };
  const pinField = { id: `${id}-pin`, help: t('certificate.pinHint'), error: faultText('/pin') };

  // The first input with an error receives the focus: the file, otherwise the PIN.
  useEffect(() => {
    const wrong = faults.some(({ path }) => path === '/file') ? file : pin;
    if (faults.length > 0) wrong.current?.focus();
  }, [faults]);

  const sign = (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    actor.send({
      type: 'certificate.chosen',
      file: file.current?.files?.[0],
      pin: pin.current?.value ?? '',
    });
    if (pin.current && !actor.getSnapshot().matches('choosing')) pin.current.value = '';
  };
  return (
    <form noValidate onSubmit={sign}>
      <DialogFileField
        {...fileField}
        ref={file}
        label={t('certificate.file')}
        accept=".p12"
        choose={t('certificate.choose')}
        chooseOther={t('certificate.chooseOther')}
        isDisabled={isWorking}
        hasFirstFocus
      />
      <PasswordField
        {...pinField}
        ref={pin}
        label={t('certificate.pin')}
        autoComplete="off"
        isDisabled={isWorking}
      />
      {testCertificate && (
        <div className="notice">
          <p>
            {t('certificate.test')}{' '}
            <a href={testCertificate} target="_blank" rel="noreferrer">
              {t('certificate.testLink')}
            </a>
          </p>
        </div>
      )}
      <div className="button-row">
        <button type="submit" className="button button-primary" aria-disabled={isWorking}>
          {t('certificate.sign')}
        </button>
        {!isWorking && <CloseButton actor={actor} />}
        <p role="status" className="signing-working">
          {isWorking && (
            <>
              <span className="spinner spinner-small" aria-hidden="true" />
              {t('certificate.signing')}
            </>
          )}
        </p>
      </div>
    </form>
  );
}

function CloseButton({ actor }: Pick<CertificateDialogProps, 'actor'>) {
  const { t } = useTranslation();
  return (
    <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
      {t('button.cancel')}
    </button>
  );
}

/** Returns a function for the error text of the file or PIN input, by its path. */
function useErrorText(faults: readonly FieldError[]): (path: string) => string | undefined {
  const { t } = useTranslation('signing');
  const messageText = useMessageText();
  return (path) => {
    const fault = faults.find((each) => each.path === path);
    if (!fault) return undefined;
    const own = OWN_WORDS[`${path} ${fault.key}`];
    return own ? t(own) : messageText(fault);
  };
}

const OWN_WORDS: Readonly<Record<string, string>> = {
  '/file validation_file_required': 'certificate.fileRequired',
  '/file validation_wrongFileType': 'certificate.wrongType',
  '/pin validation_required': 'certificate.pinRequired',
};
