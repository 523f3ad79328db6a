import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize, type MessageRef, UPLOAD_LIMIT_BYTES } from '#engine';
import { useMessageText } from '../i18n/useMessageText.ts';
import { Dialog } from './Dialog.tsx';
import { DialogField, fieldAttributes } from './DialogField.tsx';
import { PasswordField } from './PasswordField.tsx';

interface LoadDialogProps {
  /** Why the last try failed. */
  readonly error: MessageRef | undefined;
  readonly isWorking: boolean;
  readonly onLoad: (file: File, password: string) => void;
  readonly onClose: () => void;
}

/** Asks for a saved file and its password (document 2, section 3 "Saved form data file"). */
export function LoadDialog({ error, isWorking, onLoad, onClose }: LoadDialogProps) {
  const { t } = useTranslation(['wizard', 'common', 'errors', 'validation']);
  const messageText = useMessageText();
  const [name, setName] = useState<string>();
  const [fault, setFault] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const id = useId();
  const field = { id: `${id}-file`, help: t('load.fileHint'), error: fault };

  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  const load = (event: FormEvent) => {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    const refusal = refusalOf(chosen);
    setFault(refusal && t(refusal, { 0: formatFileSize(UPLOAD_LIMIT_BYTES) }));
    if (refusal) file.current?.focus();
    else if (chosen && !isWorking) onLoad(chosen, password.current?.value ?? '');
  };
  return (
    <Dialog title={t('load.title')} onClose={isWorking ? undefined : onClose}>
      {error && (
        <div ref={alert} className="notice notice-error" role="alert" tabIndex={-1}>
          <p>{messageText(error)}</p>
        </div>
      )}
      <form noValidate onSubmit={load}>
        <DialogField {...field} label={t('load.file')}>
          <div className="file-choose">
            <input
              {...fieldAttributes(field)}
              ref={file}
              className="file-input"
              type="file"
              accept=".lrwf,.txt"
              data-autofocus
              onChange={({ target }) => setName(target.files?.[0]?.name)}
            />
            <label htmlFor={field.id} className="button">
              {t('load.choose')}
            </label>
            <span role="status">{name && <span className="file-name">{name}</span>}</span>
          </div>
        </DialogField>
        <PasswordField
          ref={password}
          id={`${id}-password`}
          label={t('load.password')}
          autoComplete="current-password"
        />
        <div className="button-row">
          <button type="submit" className="button button-primary" aria-disabled={isWorking}>
            {t('load.load')}
          </button>
          {!isWorking && (
            <button type="button" className="button" onClick={onClose}>
              {t('common:button.cancel')}
            </button>
          )}
          <span role="status">{isWorking && t('common:loading')}</span>
        </div>
      </form>
    </Dialog>
  );
}

function refusalOf(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return 'errors:fileNotSelected';
  if (!/\.(?:lrwf|txt)$/i.test(file.name)) return 'errors:loadFailed';
  return file.size > UPLOAD_LIMIT_BYTES ? 'validation:validation_fileSizeExceed' : undefined;
}
