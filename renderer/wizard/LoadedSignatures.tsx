import type { MessageRef, Texts } from '#engine';
import { filled } from '../i18n/filled.ts';
import { useMessageText } from '../i18n/useMessageText.ts';
import type { LoadedSignatures as Signatures } from '../saved-file/loadFromFile.ts';
import { SignedLines, signatureLabel } from '../signing/SignedLines.tsx';
import { type HandOverWords, useHandOverWords } from '../signing/useHandOverWords.ts';

interface LoadedSignaturesProps {
  readonly signatures: Signatures;
  readonly texts: Texts;
}

/** Says which signatures of a file were taken over; where none was, why each of them was lost. */
export function LoadedSignatures({ signatures, texts }: LoadedSignaturesProps) {
  const words = useHandOverWords();
  const messageText = useMessageText();
  const { fields } = signatures;
  if (signatures.kind === 'kept') {
    return (
      <>
        <p>{words['loaded.kept']}</p>
        <SignedLines fields={fields} signed={signatures.signed} texts={texts} />
      </>
    );
  }
  const reasonOf = (id: string) => {
    const broken = signatures.broken.find(({ fieldId }) => fieldId === id);
    if (broken) return wordsOf(broken.reason);
    return signatures.broken.length > 0 ? words['lost.together'] : wordsOf(signatures.reason);
  };
  const wordsOf = (reason: MessageRef) => {
    const key = OWN_WORDS[reason.key];
    return key === undefined ? messageText(reason) : words[key];
  };
  return (
    <div className="notice notice-warning">
      <p>{words['loaded.lost']}</p>
      <ul className="dialog-list">
        {fields.map((id) => (
          <li key={id}>
            {filled(words['lost.line'], { label: signatureLabel(texts, id), reason: reasonOf(id) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reasons that have words of their own here. */
const OWN_WORDS: Readonly<Record<string, keyof HandOverWords>> = {
  signature_changed: 'signature_changed',
  signature_notAsked: 'signature_notAsked',
  signature_otherDocument: 'signature_otherDocument',
  formChanged: 'lost.definition',
  validationError: 'lost.answers',
  recomputed: 'lost.answers',
};
