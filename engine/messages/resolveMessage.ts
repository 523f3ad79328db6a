import type { MessageArgs, MessageRef } from './MessageRef.ts';
import { plainText } from './plainText.ts';

/**
 * A function that returns a catalogue text with its arguments filled in; `undefined` for an unknown
 * key.
 */
export type Catalogue = (key: string, args: MessageArgs) => string | undefined;

/**
 * Returns the text of a message.
 *
 * It prefers the catalogue text of the key. Without one, it uses the text that came with the
 * message, but only for a key of our own namespaces. Such texts are ours and reveal no internals.
 * Otherwise it returns the general message, with the submission's number if present. An empty text
 * and the text `null` count as absent.
 *
 * @param message key, arguments, and optionally the sender's text and the submission's number
 * @param catalogue the texts in the wanted language
 * @returns plain text, never markup; the key itself when even the general message is missing
 * @see specification, document 1, section 8 "Handling"
 *
 * @example
 * const catalogue = (key: string) => (key === 'generalErrMsg' ? 'Try again later' : undefined);
 * resolveMessage({ key: 'payment_odd', args: [], text: 'Card declined' }, catalogue);
 * // 'Card declined'
 * resolveMessage({ key: 'E123', args: [], text: 'ORA-00942' }, catalogue);
 * // 'Try again later': another system's words
 * resolveMessage({ key: 'E123', args: [] }, () => undefined); // 'E123'
 */
export function resolveMessage(message: MessageRef, catalogue: Catalogue): string {
  return (
    text(catalogue(message.key, message.args)) ??
    ownText(message) ??
    generalText(message, catalogue)
  );
}

function ownText(message: MessageRef): string | undefined {
  return OUR_NAMESPACES.test(message.key) ? text(plainText(message.text ?? '')) : undefined;
}

function generalText(message: MessageRef, catalogue: Catalogue): string {
  const { submissionId } = message;
  const withId =
    submissionId === undefined
      ? undefined
      : text(catalogue('generalErrMsgWithSubmissionId', [submissionId]));
  return withId ?? text(catalogue('generalErrMsg', [])) ?? message.key;
}

function text(words: string | undefined): string | undefined {
  return words === undefined || words === '' || words === 'null' ? undefined : words;
}

/** The namespaces of keys whose texts we write, in the product or in the definition of a form. */
const OUR_NAMESPACES = /^(?:validation|validationErr|warn|payment|signing|captcha)_/;
