import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogField, fieldAttributes } from './DialogField.tsx';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** What stands in the box at first. */
  readonly typed?: string;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly ref: Ref<HTMLInputElement>;
}

/** A password of a dialog, with a button that shows it; pasting is allowed (U-22). */
export function PasswordField({ ref, label, typed, autoComplete, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('wizard');
  const [isShown, setShown] = useState(false);
  return (
    <DialogField {...field} label={label}>
      <div className="input-affixed">
        <input
          {...fieldAttributes(field)}
          ref={ref}
          defaultValue={typed}
          className="input width-m"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required="true"
        />
        <button
          type="button"
          className="button"
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'password.hide' : 'password.show')}{' '}
          <span className="visually-hidden">{label}</span>
        </button>
      </div>
    </DialogField>
  );
}
