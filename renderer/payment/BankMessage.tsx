import { useTranslation } from 'react-i18next';
import type { MessageRef } from '#engine';
import { useMessageText } from '../i18n/useMessageText.ts';

interface BankMessageProps {
  readonly message: MessageRef;
}

/**
 * Shows the result of a payment in our words, with the detail of the bank where there is one. A bank
 * may write another language than the page: an FPS order names none. Then the detail is marked with
 * its language, so that a screen reader does not read English with a Chinese voice.
 */
export function BankMessage({ message }: BankMessageProps) {
  const { i18n } = useTranslation();
  const messageText = useMessageText();
  const text = messageText(message);
  const detail = HAS_DETAIL.has(message.key) ? String(message.args[0] ?? '') : '';
  // The detail is the last thing said: our own words come first.
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

/** Returns undefined where the text may be in the language of the page: digits, for example. */
function otherLanguage(detail: string, pageLanguage: string): 'zh' | 'en' | undefined {
  const isHan = HAN.test(detail);
  if (pageLanguage === 'en') return isHan ? 'zh' : undefined;
  return !isHan && LATIN.test(detail) ? 'en' : undefined;
}

const HAN = /\p{Script=Han}/u;
const LATIN = /\p{Script=Latin}/u;
