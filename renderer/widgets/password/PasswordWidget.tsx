import type { WidgetProps } from '@rjsf/utils';
import { type KeyboardEvent, useState } from 'react';
import { useAnnounce } from '../../form/Announcer.tsx';
import { useLateWord } from '../../form/lateWords.ts';
import { TextBox } from '../text/TextBox.tsx';

/**
 * A password with a button that shows it (U-22). Pasting is allowed; a lit Caps Lock is told. The
 * second box of a pair is the same widget: that both agree is a rule, not the widget's business.
 */
export function PasswordWidget(field: WidgetProps) {
  const word = useLateWord();
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
    // The box has the focus, so that nobody reads to it what has come to describe it.
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
