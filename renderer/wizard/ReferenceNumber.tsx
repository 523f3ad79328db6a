import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAckWords } from './useAckWords.ts';

interface ReferenceNumberProps {
  readonly reference: string;
  /** Called once the number is on the clipboard. */
  readonly onCopied: () => void;
}

/** Shows the reference number large; one press selects it, the button copies it. */
export function ReferenceNumber({ reference, onCopied }: ReferenceNumberProps) {
  const { t } = useTranslation();
  const words = useAckWords();
  const number = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const copy = async () => {
    const isCopied = await copied(reference, number.current);
    setOutcome(isCopied ? 'copied' : 'selected');
    if (isCopied) onCopied();
  };
  return (
    <>
      <p className="ack-number">
        <strong ref={number} className="figure">
          {reference}
        </strong>
        <button type="button" className="button no-print" onClick={() => void copy()}>
          {t('button.copy')}
        </button>
      </p>
      <p role="status" className="ack-copied no-print">
        {outcome && words[outcome]}
      </p>
    </>
  );
}

/** @returns `false` where no clipboard is allowed: the number is selected for the keyboard instead */
async function copied(reference: string, number: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(reference);
    return true;
  } catch {
    if (number) window.getSelection()?.selectAllChildren(number);
    return false;
  }
}
