import { type KeyboardEvent, type Ref, useState } from 'react';
import { lazyWordsIn } from '../form-context/lazyWords.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { DialogField, fieldAttributes } from './DialogField.tsx';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** Initial value of the input. */
  readonly typed?: string;
  readonly autoComplete: 'new-password' | 'current-password' | 'off';
  readonly isDisabled?: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * Renders a password input of a dialog, with a button that shows the password. Pasting is allowed,
 * and an active Caps Lock shows a warning (U-22). Live regions are inside the dialog, because the
 * page's live region is inert.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { ref, label, typed, autoComplete, isDisabled = false, ...field } = props;
  const word = lazyWordsIn(useLanguage().language);
  // `undefined` before the first press of the button, so that nothing is announced.
  const [isShown, setShown] = useState<boolean>();
  const [isCapsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
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
          disabled={isDisabled}
          onKeyUp={noticeCapsLock}
        />
        <button
          type="button"
          className="button"
          aria-controls={field.id}
          onClick={() => setShown(!isShown)}
        >
          {word(isShown ? 'password.hide' : 'password.show')}{' '}
          <span className="visually-hidden">{label}</span>
        </button>
      </div>
      <div className="visually-hidden" role="status">
        {isShown !== undefined && word(isShown ? 'password.shown' : 'password.hidden')}
      </div>
      <div className="field-help" role="status">
        {isCapsLock && word('password.capsLock')}
      </div>
    </DialogField>
  );
}
