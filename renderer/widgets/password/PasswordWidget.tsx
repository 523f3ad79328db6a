import type { WidgetProps } from '@rjsf/utils';
import { type KeyboardEvent, useState } from 'react';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * Renders a password input with a button that shows the password (U-22). Pasting is allowed. An
 * active Caps Lock shows a notice. The second input of a pair is the same widget; a rule compares
 * both answers.
 */
export function PasswordWidget(field: WidgetProps) {
  const word = useLazyWord();
  const announce = useAnnounce();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const capsId = `${field.id}-caps`;
  const toggle = () => {
    announce(word(isShown ? 'password.hidden' : 'password.shown'));
    setIsShown(!isShown);
  };
  const noticeCapsLock = (event: KeyboardEvent) => {
    const isLit = event.getModifierState('CapsLock');
    // The input already has the focus, so screen readers do not read a new description.
    if (isLit && !isCapsLock) announce(word('password.capsLock'));
    setIsCapsLock(isLit);
  };
  return (
    <>
      <div className="input-affixed">
        <TextBox
          field={field}
          type={isShown ? 'text' : 'password'}
          width="m"
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          onKeyUp={noticeCapsLock}
          {...(isCapsLock ? { describedBy: capsId } : {})}
        />
        <button type="button" className="button" aria-controls={field.id} onClick={toggle}>
          {word(isShown ? 'password.hide' : 'password.show')}{' '}
          <span className="visually-hidden">{field.label}</span>
        </button>
      </div>
      {isCapsLock && (
        <div id={capsId} className="field-help">
          {word('password.capsLock')}
        </div>
      )}
    </>
  );
}
