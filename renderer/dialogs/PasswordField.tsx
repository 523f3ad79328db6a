import { type KeyboardEvent, type Ref, useState } from 'react';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { lateWordsIn } from '../form/lateWords.ts';
import { DialogField, fieldAttributes } from './DialogField.tsx';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** What stands in the box at first. */
  readonly typed?: string;
  readonly autoComplete: 'new-password' | 'current-password' | 'off';
  readonly isDisabled?: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * A password of a dialog, with a button that shows it; pasting is allowed, a lit Caps Lock is told
 * (U-22). What is said aloud is said in here: behind a dialog the page's live region is inert.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { ref, label, typed, autoComplete, isDisabled = false, ...field } = props;
  const word = lateWordsIn(useLanguage().language);
  // Nothing is said before the button was pressed.
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
