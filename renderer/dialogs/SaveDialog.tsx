import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#engine';
import { Dialog } from './Dialog.tsx';
import { PasswordField } from './PasswordField.tsx';

interface SaveDialogProps {
  /** What stands in both boxes at first. */
  readonly typed?: string;
  /** Told a password that keeps the rules, typed twice the same. */
  readonly onSave: (password: string) => void;
  readonly onClose: () => void;
}

interface Faults {
  readonly password?: string;
  readonly again?: string;
}

/** Asks for the password of a saved file (document 2, section 5 "Saved-file password"). */
export function SaveDialog({ typed = '', onSave, onClose }: SaveDialogProps) {
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
    else onSave(chosen);
  };
  return (
    <Dialog title={t('save.title')} onClose={onClose}>
      <p>{t('save.lead')}</p>
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
            {t('save.save')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('common:button.cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The specification's rules, length counted in characters. The first box is never cleared (D-02). */
function faultsOf(password: string, again: string): Faults {
  const { length } = [...password];
  if (length === 0) return { password: 'passwordEmpty' };
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) {
    return { password: 'passwordWrongLength' };
  }
  return password === again ? {} : { again: 'savePasswordNotConfirm' };
}
