import { useId, useState } from 'react';
import { isCode } from '../model/DraftFolder.ts';
import { useTexts } from '../texts/useTexts.ts';

interface CodeBoxProps {
  readonly code: string;
  readonly onRename: (code: string) => void;
}

/**
 * Renders the form's code, which is the name of its folder. The new code applies when the box is
 * left, because a form with another code starts with empty answers.
 */
export function CodeBox({ code, onRename }: CodeBoxProps) {
  const texts = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(code);
  const wanted = typed.trim().toUpperCase();
  const isWrong = !isCode(wanted);
  const apply = () => {
    if (isWrong) return;
    setTyped(wanted);
    if (wanted !== code) onRename(wanted);
  };
  return (
    <>
      <label htmlFor={id}>{texts.code}</label>
      <input
        id={id}
        className="code-box"
        value={typed}
        spellCheck={false}
        autoCapitalize="characters"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-hint` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
      {isWrong && (
        <span id={`${id}-hint`} className="hint">
          {texts.codeHint}
        </span>
      )}
    </>
  );
}
