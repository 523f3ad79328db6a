import { useTranslation } from 'react-i18next';
import type { MessageRef } from '#engine';
import { useMessageText } from '../i18n/useMessageText.ts';

interface BankMessageProps {
  readonly message: MessageRef;
}

/**
 * Shows the result of a payment in the project's words, followed by the bank's detail. The detail
 * may be in another language than the page, because an FPS order names no language. The detail then
 * has a `lang` attribute, so that a screen reader uses the right voice.
 */
export function BankMessage({ message }: BankMessageProps) {
  const { i18n } = useTranslation();
  const messageText = useMessageText();
  const text = messageText(message);
  const detail = HAS_DETAIL.has(message.key) ? String(message.args[0] ?? '') : '';
  // The detail is the last part of the text, after the project's own words.
  const at = detail === '' ? -1 : text.lastIndexOf(detail);
  if (at < 0) return <p>{text}</p>;
  return (
    <p>
      {text.slice(0, at)}
      <span lang={otherLanguage(detail, i18n.language)}>{detail}</span>
      {text.slice(at + detail.length)}
    </p>
  );
}

/** Messages whose argument is a text of the bank. */
const HAS_DETAIL: ReadonlySet<string> = new Set(['payment_rejected', 'payment_cancelled']);

/**
 * Returns the language of a text that is not in the language of the page. Returns `undefined` if
 * the text may be in the page's language, for example for digits.
 */
function otherLanguage(detail: string, pageLanguage: string): 'zh' | 'en' | undefined {
  const isHan = HAN.test(detail);
  if (pageLanguage === 'en') return isHan ? 'zh' : undefined;
  return !isHan && LATIN.test(detail) ? 'en' : undefined;
}

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
