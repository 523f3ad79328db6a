import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize, LANGUAGE_CODES, type MessageRef, SAVED_FILE_LIMIT_BYTES } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { useMessageText } from '../i18n/useMessageText.ts';
import { Dialog } from './Dialog.tsx';
import { DialogField, fieldAttributes } from './DialogField.tsx';
import { PasswordField } from './PasswordField.tsx';
import '../styles/files.css';

interface LoadDialogProps {
  /** Why the last try failed. */
  readonly error: MessageRef | undefined;
  readonly isWorking: boolean;
  readonly onLoad: (file: File, password: string) => void;
  readonly onClose: () => void;
}

interface Faults {
  readonly file?: string | undefined;
  readonly password?: string | undefined;
}

/** Asks for a saved file and its password (document 2, section 3 "Saved form data file"). */
export function LoadDialog({ error, isWorking, onLoad, onClose }: LoadDialogProps) {
  const { t } = useTranslation(['wizard', 'common', 'errors', 'validation']);
  const messageText = useMessageText();
  const [name, setName] = useState<string>();
  const [faults, setFaults] = useState<Faults>({});
  const file = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const id = useId();
  const field = { id: `${id}-file`, help: t('load.fileHint'), error: faults.file };

  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  const load = (event: FormEvent) => {
    event.preventDefault();
    const chosen = file.current?.files?.[0];
    const refusal = refusalOf(chosen);
    const typed = password.current?.value ?? '';
    setFaults({
      file: refusal && t(refusal, { 0: formatFileSize(SAVED_FILE_LIMIT_BYTES) }),
      password: typed === '' ? t('errors:passwordEmpty') : undefined,
    });
    if (refusal) file.current?.focus();
    else if (typed === '') password.current?.focus();
    else if (chosen && !isWorking) onLoad(chosen, typed);
  };
  return (
    <Dialog title={t('load.title')} onClose={isWorking ? undefined : onClose}>
      {error && (
        <div ref={alert} className="notice notice-error" role="alert" tabIndex={-1}>
          <p>
            <LinkedText text={messageText(error)} address={error.args[0]} />
          </p>
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
          error={faults.password}
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

/** A text in which the address of another form can be followed. */
function LinkedText({ text, address }: { readonly text: string; readonly address: unknown }) {
  const { language } = useLanguage();
  const at = typeof address === 'string' && address.startsWith('/') ? text.indexOf(address) : -1;
  if (at < 0) return text;
  const path = String(address);
  return (
    <>
      {text.slice(0, at)}
      <a href={`${path}?lang=${LANGUAGE_CODES[language].url}`}>{path}</a>
      {text.slice(at + path.length)}
    </>
  );
}

function refusalOf(file: File | undefined): string | undefined {
  if (!file || file.size === 0) return 'errors:fileNotSelected';
  if (!/\.(?:lrwf|txt)$/i.test(file.name)) return 'errors:loadFailed';
  return file.size > SAVED_FILE_LIMIT_BYTES ? 'validation:validation_fileSizeExceed' : undefined;
}
