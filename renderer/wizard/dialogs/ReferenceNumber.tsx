import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACKNOWLEDGEMENT } from '../../i18n/lazy/acknowledgement.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';

interface ReferenceNumberProps {
  readonly reference: string;
  /** Called once the number is on the clipboard. */
  readonly onCopied: () => void;
}

/** Renders the reference number in large type, with a button that copies it. */
export function ReferenceNumber({ reference, onCopied }: ReferenceNumberProps) {
  const { t } = useTranslation();
  const words = useLazyTexts(ACKNOWLEDGEMENT);
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
        {outcome && words(outcome)}
      </p>
    </>
  );
}

/**
 * Copies the number, or selects it if the clipboard is not available.
 *
 * @returns `false` if the number was not copied
 */
async function copied(reference: string, number: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(reference);
    return true;
  } catch {
    if (number) window.getSelection()?.selectAllChildren(number);
    return false;
  }
}
