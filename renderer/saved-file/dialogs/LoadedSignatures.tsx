import type { MessageRef, Texts } from '#engine';
import { HAND_OVER } from '../../i18n/lazy/handOver.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import type { TextKey } from '../../i18n/TextTable.ts';
import { useMessageText } from '../../i18n/useMessageText.ts';
import { SignedLines, signatureLabel } from '../../signing/SignedLines.tsx';
import type { LoadedSignatures as Signatures } from '../loadFromFile.ts';

interface LoadedSignaturesProps {
  readonly signatures: Signatures;
  readonly texts: Texts;
}

/**
 * Lists the restored signatures of a file. If no signature was restored, explains why each was
 * lost.
 */
export function LoadedSignatures({ signatures, texts }: LoadedSignaturesProps) {
  const words = useLazyTexts(HAND_OVER);
  const messageText = useMessageText();
  const { fields } = signatures;
  if (signatures.kind === 'kept') {
    return (
      <>
        <p>{words('loaded.kept')}</p>
        <SignedLines fields={fields} signed={signatures.signed} texts={texts} />
      </>
    );
  }
  const reasonOf = (id: string) => {
    const broken = signatures.broken.find(({ fieldId }) => fieldId === id);
    if (broken) return reasonText(broken.reason);
    return signatures.broken.length > 0 ? words('lost.together') : reasonText(signatures.reason);
  };
  const reasonText = (reason: MessageRef) => {
    const key = OWN_WORDS[reason.key];
    return key === undefined ? messageText(reason) : words(key);
  };
  return (
    <div className="notice notice-warning">
      <p>{words('loaded.lost')}</p>
      <ul className="dialog-list">
        {fields.map((id) => (
          <li key={id}>
            {words('lost.line', { label: signatureLabel(texts, id), reason: reasonOf(id) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reasons with their own texts in this dialog. */
const OWN_WORDS: Readonly<Record<string, TextKey<typeof HAND_OVER.texts.en>>> = {
  signature_changed: 'signature_changed',
  signature_notAsked: 'signature_notAsked',
  signature_otherDocument: 'signature_otherDocument',
  formChanged: 'lost.definition',
  validationError: 'lost.answers',
  recomputed: 'lost.answers',
};
