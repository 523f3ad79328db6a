import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatFileSize,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  UPLOAD_LIMIT_BYTES,
} from '#engine';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { PasswordField } from '../../dialogs/PasswordField.tsx';
import { SAVED_FILE } from '../../i18n/lazy/savedFile.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import type { FileLock } from '../encryption/FileLock.ts';
import { CertificateLockForm } from './CertificateLockForm.tsx';

interface SaveDialogProps {
  /** Initial value of both inputs. */
  readonly typed?: string;
  /** Attachments that are too large together. The dialog then offers to save without them. */
  readonly tooLarge?: readonly { readonly name: string; readonly size: number }[];
  /** Title other than the default one, such as "Save for the next signer". */
  readonly title?: string | undefined;
  /** A note about content of the file other than the answers. */
  readonly children?: ReactNode;
  /** Called with a valid password, typed twice, or with a certificate. */
  readonly onSave: (lock: FileLock) => void;
  readonly onClose: () => void;
}

interface Faults {
  readonly password?: string;
  readonly again?: string;
}

/**
 * Asks for the password of a saved file, or for the certificate that will open it (document 2,
 * section 5 "Saved-file password").
 */
export function SaveDialog(props: SaveDialogProps) {
  const { typed = '', tooLarge = [], title, children, onSave, onClose } = props;
  const { t } = useTranslation('wizard');
  const words = useLazyTexts(SAVED_FILE);
  const [way, setWay] = useState<FileLock['kind']>('password');
  const isPassword = way === 'password';
  const saveLabel = t(tooLarge.length > 0 ? 'save.withoutFiles' : 'save.save');
  return (
    <Dialog title={title ?? t('save.title')} onClose={onClose}>
      {tooLarge.length > 0 && <TooLarge tooLarge={tooLarge} />}
      <p>{isPassword ? t('save.lead') : words('certificateLead')}</p>
      {children}
      {isPassword ? (
        <PasswordLockForm typed={typed} saveLabel={saveLabel} onSave={onSave} onClose={onClose} />
      ) : (
        <CertificateLockForm saveLabel={saveLabel} onSave={onSave} onClose={onClose} />
      )}
      <p>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => setWay(isPassword ? 'certificate' : 'password')}
        >
          {isPassword ? words('byCertificate') : words('byPassword')}
        </button>
      </p>
    </Dialog>
  );
}

interface PasswordLockFormProps extends Pick<SaveDialogProps, 'onSave' | 'onClose'> {
  readonly typed: string;
  readonly saveLabel: string;
}

function PasswordLockForm({ typed, saveLabel, onSave, onClose }: PasswordLockFormProps) {
  const { t } = useTranslation(['wizard', 'common', 'errors']);
  const [faults, setFaults] = useState<Faults>({});
  const password = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const id = useId();
  const limits = { 0: PASSWORD_MIN_LENGTH, 1: PASSWORD_MAX_LENGTH };
  const words = (key: string | undefined) => key && t(`errors:${key}`, limits);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const chosen = password.current?.value ?? '';
    const found = faultsOf(chosen, again.current?.value ?? '');
    setFaults(found);
    if (found.password) password.current?.focus();
    else if (found.again) again.current?.focus();
    else onSave({ kind: 'password', password: chosen });
  };
  return (
    <form noValidate onSubmit={save}>
      <PasswordField
        ref={password}
        id={`${id}-password`}
        label={t('save.password')}
        typed={typed}
        help={t('save.rule', limits)}
        error={words(faults.password)}
        autoComplete="new-password"
      />
      <PasswordField
        ref={again}
        id={`${id}-again`}
        label={t('save.again')}
        typed={typed}
        error={words(faults.again)}
        autoComplete="new-password"
      />
      <div className="notice notice-warning">
        <p>{t('save.warning')}</p>
      </div>
      <div className="button-row">
        <button type="submit" className="button button-primary">
          {saveLabel}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('common:button.cancel')}
        </button>
      </div>
    </form>
  );
}

type TooLargeProps = Required<Pick<SaveDialogProps, 'tooLarge'>>;

/** Lists the attachments and their sizes, and states the limit. */
function TooLarge({ tooLarge }: TooLargeProps) {
  const { t } = useTranslation('wizard');
  return (
    <div className="notice notice-warning">
      <p>{t('save.tooLarge', { limit: formatFileSize(UPLOAD_LIMIT_BYTES) })}</p>
      <ul className="dialog-list">
        {tooLarge.map(({ name, size }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two attachments may have the same name
          <li key={at}>{t('save.tooLargeFile', { name, size: formatFileSize(size) })}</li>
        ))}
      </ul>
      <p>{t('save.tooLargeNext')}</p>
    </div>
  );
}

/** Returns the errors of both inputs. The length is counted in characters, not in UTF-16 units. */
function faultsOf(password: string, again: string): Faults {
  const { length } = [...password];
  if (length === 0) return { password: 'passwordEmpty' };
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) {
    return { password: 'passwordWrongLength' };
  }
  return password === again ? {} : { again: 'savePasswordNotConfirm' };
}
