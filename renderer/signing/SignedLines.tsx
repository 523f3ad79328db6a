import { formatInstant, formatSigner, type SignedField, type Texts } from '#engine';
import { HAND_OVER } from '../i18n/lazy/handOver.ts';
import { useLazyTexts } from '../i18n/lazy/useLazyTexts.ts';
import { useLanguage } from '../portal/LanguageProvider.tsx';

interface SignedLinesProps {
  /** Ids of signature fields, in display order. */
  readonly fields: readonly string[];
  readonly signed: readonly SignedField[];
  /** Texts of the form. */
  readonly texts: Texts;
}

/** Lists signature fields, with the signer and the time, or as not signed yet. */
export function SignedLines({ fields, signed, texts }: SignedLinesProps) {
  const words = useLazyTexts(HAND_OVER);
  const { language } = useLanguage();
  const stateOf = (id: string) => {
    const made = signed.find(({ fieldId }) => fieldId === id);
    if (!made) return words('open');
    return words('signed', {
      name: formatSigner(made.signedBy, language),
      time: formatInstant(made.signedAt, language),
    });
  };
  return (
    <ul className="dialog-list">
      {fields.map((id) => (
        <li key={id}>
          {words('signedLine', { label: signatureLabel(texts, id), state: stateOf(id) })}
        </li>
      ))}
    </ul>
  );
}

/** Returns the label of a signature field, or its id if the form has no label for it. */
export function signatureLabel(texts: Texts, id: string): string {
  return texts[`$signatures.${id}.label`] ?? id;
}
